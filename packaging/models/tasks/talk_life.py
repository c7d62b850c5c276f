"""Small talk about daily life, in the form of `talk_self`, with slots such as {food}."""

TALK_LIFE = """
> I am {very}sad | I'm {very}sad{when} | I feel {very}sad{when} | I feel {very}bad | I am sad{when}
> I am sad | I'm sad | I feel sad | I am feeling down | I am unhappy | I feel bad today | I want to
  cry
> I had a bad day | Today was a terrible day | I am so sad today | I feel blue | Life is hard
> I'm feeling sad today | I am not happy | My day was awful | I feel terrible
< I am sorry to hear that. Do you want to tell me what happened? | I am sorry that you feel that
  way. I hope it gets better soon.
~ .*sorry.*

> I am {very}happy | I'm {very}happy{when} | I feel {very}good{when} | I am happy{when}
> I am happy | I'm happy | I feel great | I am so happy today | I had a good day | Today is a good
  day
> I am in a good mood | I feel wonderful | What a nice day | This is the best day ever | I feel good
> I am very happy | I'm so excited | Life is good
< That is wonderful! What made you so happy? | I am glad to hear that!
~ .*(?:wonderful|glad|great|happy|nice).*

> I am {very}tired | I'm {very}tired{when} | I feel {very}tired | I am tired{when} | I'm tired{when}
> I am tired | I'm tired | I'm so tired | I am very tired today | I feel sleepy | I am exhausted
> I did not sleep well | I slept badly | I can't sleep | I need sleep | I am sleepy | I need a break
> I am worn out
< Then you should rest a little. A short break helps. | I am sorry to hear that. Try to go to bed
  early tonight.
~ .*(?:rest|sleep|break|bed).*

> I am {very}hungry | I'm {very}hungry{when} | I am hungry{when} | I feel {very}hungry
> I am hungry | I'm hungry | I am so hungry | I need food | I want to eat something | My stomach is
  empty
> I could eat a horse | What should I eat? | What can I eat today? | I don't know what to eat
> What should I cook? | What shall I have for dinner? | What should I eat for lunch?
< How about some pasta with tomatoes? | You could make a sandwich or a salad.
~ .*(?:how about|could|try|eat|make).*

> I am thirsty | I'm thirsty | I need a drink | I am so thirsty | What should I drink? | My mouth
  is dry
< Drink a glass of water. That helps best.
~ .*(?:water|drink).*

> I am {very}bored | I'm {very}bored{when} | I am bored{when} | I feel {very}bored{when}
> I am bored | I'm bored | I am so bored | This is boring | I have nothing to do | What should I do?
> I don't know what to do | What can I do today? | What should I do today? | Give me something to do
> There is nothing to do | What can I do when I am bored? | What should I do this weekend?
< You could read a book, take a walk or draw a picture. | How about a walk outside? Or shall I tell
  you a story?
~ .*(?:could|how about|walk|read).*

> I am {very}angry | I'm {very}angry{when} | I feel {very}angry | I am {very}upset{when}
> I am angry | I'm angry | I am so mad | I am annoyed | That makes me angry | I'm upset | I am
  furious
> I am angry with my friend | I had a fight with my friend | I am mad at my brother
< I understand. Breathe slowly and count to ten. Do you want to talk about it?
~ .*(?:understand|breathe|talk|sorry).*

> I am {very}afraid{when} | I'm {very}scared{when} | I am {very}nervous{when} | I feel
  {very}stressed{when}
> I am afraid | I'm scared | I am scared | I am worried | I feel nervous | I am nervous | I feel
  anxious
> I'm afraid of the dark | I am so stressed | I have a lot of stress | I'm stressed | Everything is
  too much
> I am nervous about tomorrow | I am worried about my work
< I understand. Take a deep breath and do one small thing after the other.
~ .*(?:breath|understand|sorry|step).*

> I am {very}lonely{when} | I feel {very}lonely{when} | I'm {very}lonely
> I am lonely | I feel lonely | I have no friends | I am alone | Nobody likes me | I feel alone
> Nobody talks to me | I miss my friends | I miss my family | I miss my mother | I feel so alone
< I am sorry to hear that. Maybe you can call someone you like. You can also chat with me.
~ .*(?:sorry|call|chat).*

> I am {very}sick{when} | I feel {very}sick{when} | I'm {very}ill{when}
> I am sick | I'm ill | I am ill | I don't feel well | I have a cold | I have a headache | My head
  hurts
> I have a fever | My tummy hurts | I caught a cold | My back hurts | I feel sick | I have a cough
> I feel dizzy | My tooth hurts
< I am sorry to hear that. Rest, drink some tea, and see a doctor if it does not get better.
~ .*(?:sorry|rest|doctor).*

> I want to die | I want to hurt myself | I don't want to live | I hate my life | I feel hopeless
> I cannot go on | I want to kill myself
< I am very sorry that you feel this way. Please talk to someone you trust or call a helpline in
  your country. You are not alone.
~ .*(?:sorry|talk|help).*

> It is my birthday | It's my birthday today | Today is my birthday | I have birthday today
> My birthday is tomorrow | I turn ten today | I am one year older today
< Happy birthday! I wish you a wonderful day.
~ .*birthday.*

> I have a test tomorrow | I have an exam tomorrow | I have to study | I must learn for school
> Tomorrow is my exam | I am afraid of the test | I have a math test | I have homework
> I have to do my homework | How can I learn better? | I have to learn so much
< Good luck! Learn in small steps and sleep well before the test.
~ .*(?:luck|learn|small steps).*

> I passed my test | I got the job | I won the game | I won a prize | I got a good grade | We won
> I passed the exam | I finished my work | I did it | I got a new job | I learned to swim
> I finished my book | I found a new friend
< Congratulations! You can be proud of that. | That is great news! Well done.
~ .*(?:congratulations|great|well done|proud).*

> I failed my test | I lost the game | I lost my job | I lost my key | I got a bad grade | We lost
> I broke my phone | I failed the exam | I missed the bus | My bike is broken | I lost my wallet
> I forgot my umbrella | I broke my leg | I burned the cake
< I am sorry to hear that. Next time it will go better.
~ .*sorry.*

> How is the weather? | What is the weather like? | What's the weather today? | Will it rain today?
> Is it raining? | Will it snow tomorrow? | Is it cold outside? | What will the weather be tomorrow?
> Do I need an umbrella? | Is the sun shining? | How warm is it outside? | Tell me the weather
< I cannot see outside, so I do not know the weather. Please look out of the window.
~ .*(?:cannot|can't|do not know|don't know).*

> What time is it? | What is the time? | What day is it today? | What is the date? | What's today's
  date?
> Which year is it? | What day is today? | Do you know what time it is? | Tell me the time
> What is the date today? | Which month is it now? | What day is it?
< I have no clock, so I do not know. Please look at your computer.
~ .*(?:no clock|not know|cannot|don't know).*

> What is the news today? | What's in the news? | Tell me the news | What happened today? | Any
  news?
> What is going on in the world? | Who won the election? | Who won the game yesterday?
> What happened yesterday? | What are the latest news? | Who is the president? | Who won the world
  cup?
> What is the stock price? | How much is a dollar in euros? | What is on TV tonight?
< I do not know. I am a tiny demonstration model and have no internet.
~ .*(?:not know|don't know|tiny|no internet|cannot).*

> Search the internet for me | Can you look this up? | Open a website | Send an email for me
> Call my mother | Set an alarm | Set a timer for ten minutes | Play some music | Turn on the light
> Order a pizza | Open the door | Can you send a message? | Book a flight | Remind me tomorrow
> Can you play a song? | Show me a picture | Draw me a picture | Make a photo | Open my files
> Can you open a file? | Take a note for me
< I am sorry, I cannot do that. I can only read and write text here.
~ .*(?:cannot|can't|sorry|only).*

> Write an essay about history | Write my homework | Explain quantum physics | Solve this equation
> Write a long report | Explain the second world war | Write a book | Explain black holes to me
> Give me medical advice | Give me legal advice | Which medicine should I take? | Write a novel
> Explain the theory of relativity | Tell me about world politics | How do I invest my money?
> Should I buy stocks? | Write a website | Write a program for my company | Analyze this data
> Explain Einstein's theory | Write a thesis | What is the meaning of life?
< That is too much for me. I am a tiny demonstration model. For real work, please pick a bigger
  pair of models.
~ .*(?:tiny|too much|bigger|not know).*

> Tell me a joke | Do you know a joke? | Make me laugh | Tell me something funny | Another joke
> Tell me another joke | I want to hear a joke | Say something funny | Can you tell a joke?
> A joke, please | Be funny | Give me a joke | Know any jokes? | Joke | Tell me a good joke
< Why did the bicycle fall over? It was two tired. | What do you call a sleeping bull? A bulldozer.
  | Why do bees have sticky hair? Because they use honeycombs. | What do you call a bear without
  teeth? A gummy bear. | Why was the math book sad? It had too many problems. | What did one wall
  say to the other? I will meet you at the corner.
~ .*[?].{5,}

> Tell me a riddle | Do you know a riddle? | Give me a riddle | Ask me a riddle | A riddle, please
> I want a riddle | Another riddle | Can you ask me a riddle?
< What has hands but cannot clap? | What gets wetter the more it dries? | What has teeth but cannot
  bite?
~ .*[?]

> I like {hobby} | I love {hobby} | I enjoy {hobby} | My hobby is {hobby} | I really like {hobby}
> My favorite hobby is {hobby} | {Hobby} is fun | I often go {hobby} | I like {hobby} a lot
> In my free time I like {hobby} | I started {hobby} last year | {Hobby} makes me happy
< {Hobby} is a nice hobby! How long have you been doing it? | That sounds like fun. What do you
  like most about {hobby}?
~ .*(?:{hobby}|fun|nice|great).*

> I like {food} | I love {food} | My favorite food is {food} | I really like {food} | {Food} is
  great
> I had {food} for dinner | I ate {food} today | I want some {food} | I am eating {food}
> I cooked {food} today | I could eat {food} every day | Today I made {food} | I am making {food}
< {Food} sounds delicious! Do you cook it yourself? | Oh, {food} is tasty. Enjoy your meal!
~ .*(?:{food}|delicious|tasty|yummy|enjoy).*

> I don't like {food} | I hate {food} | I do not like {food} | {Food} is awful | {Food} tastes bad
> I can't stand {food} | I never eat {food}
< That is all right. Not everyone likes {food}. What do you like to eat?
~ .*(?:{food}|all right|okay|what do you like).*

> I like {animals} | I love {animals} | {Animals} are cute | My favorite animals are {animals}
> I think {animals} are great | {Animals} are so nice | I want to see {animals}
< {Animals} are wonderful animals. What do you like about them? | I see why you like {animals}!
~ .*(?:{animals}|wonderful|nice|great).*

> I have a {pet} | I have got a {pet} | We have a {pet} at home | I own a {pet} | I got a {pet}
  today
> We got a new {pet} | My {pet} is so cute | I love my {pet} | I have a little {pet}
< How nice! What is the name of your {pet}? | A {pet} is a good friend. How old is your {pet}?
~ .*(?:{pet}|name|nice|how old).*

> My {pet} is sick | My {pet} is ill | My {pet} died | My {pet} ran away | I lost my {pet}
> I can't find my {pet} | My {pet} does not eat
< I am so sorry about your {pet}. I hope you will feel better soon.
~ .*sorry.*

> I went to the {place} today | I was at the {place} | Yesterday I went to the {place}
> I am going to the {place} | We are going to the {place} tomorrow | I want to go to the {place}
> I was at the {place} with my friends | I spent the day at the {place} | I love the {place}
< That sounds nice! What do you like to do at the {place}? | The {place} is a good place to go.
  Have fun!
~ .*(?:{place}|nice|fun|good).*

> It is raining | It's raining outside | It rains all day | It is cold today | It is snowing
> It is so cold | The weather is bad | It is windy today | There is a storm outside | It's foggy
< Then it is a good day to stay inside with a warm cup of tea.
~ .*(?:inside|warm|tea|stay).*

> The sun is shining | It is sunny | It is warm today | It is a beautiful day | The weather is nice
> It's hot today | It is so hot | What beautiful weather | The sky is blue today
< That sounds lovely! Enjoy the sun and drink enough water.
~ .*(?:sun|lovely|enjoy|water).*

> I am from {country} | I live in {country} | I come from {country} | My home is in {country}
> I want to travel to {country} | I am going to {country} | I was in {country} last year
> I would like to see {country} | My family lives in {country}
< {Country} must be an interesting place. What do you like most about {country}?
~ .*(?:{country}|interesting|nice).*

> I am a {job} | I work as a {job} | My job is {job} | I want to be a {job} | My father is a {job}
> My mother is a {job} | My sister is a {job} | I am learning to be a {job}
< Being a {job} is important work. What is the best part of it?
~ .*(?:{job}|work|important).*

> I have to work | I am at work | I go to work now | I have so much work | Work is hard | I hate
  Mondays
> I am working today | I have a lot to do | My boss is angry | I don't like my job | I start work
  soon
< I hope the work goes well. Do not forget to take a break.
~ .*(?:work|break|hope).*

> I go to school | I am a student | I like school | School is fun | I am in school | I am at school
> My teacher is nice | I learn a lot at school | I am going to university | I study biology
< That is great! What do you like to learn most?
~ .*(?:learn|great|school|nice).*

> I don't like school | School is boring | I hate school | I hate homework | Math is hard
> I don't like math | I am bad at math | I don't want to go to school
< I understand. Small steps help, and it is fine to ask for help.
~ .*(?:understand|ask for help|steps).*

> I have a brother | I have a sister | I have two sisters | I have a son | I have a daughter
> I have two children | I have a big family | My family is big | I have three brothers
> We are five people at home | I live with my parents
< How nice! Do you do many things together?
~ .*(?:nice|together|family|great).*

> I am in love | I have a boyfriend | I have a girlfriend | I am getting married | We are having a
  baby
> I got married | I have a new friend | My best friend is here
< How wonderful! I wish you all the best.
~ .*(?:wonderful|best|nice|happy|congratulations).*

> I am {age} years old | I'm {age} years old | I am {age} | My age is {age} | I turned {age}
> I will be {age} soon | I am {age} years old now
< {age} is a good age! What do you like to do?
~ .*(?:{age}|good age|nice).*

> What should I read? | Can you recommend a book? | Which book should I read? | Do you know a good
  book?
> What is a good book? | Recommend me a book
< How about a book of fairy tales? They are short and full of wonder.
~ .*(?:book|fairy tales|read).*

> What should I watch? | Can you recommend a film? | Which film should I watch? | Recommend a movie
> Do you know a good movie? | What is a good film?
< How about a film about animals? They are nice to watch.
~ .*(?:film|watch|movie).*

> Where should I travel? | Where should I go on holiday? | Where can I go on vacation?
> What is a good place for a holiday? | Where should I spend my holiday? | Which city should I
  visit?
< How about the sea or the mountains? Both are good for a rest.
~ .*(?:sea|mountains|how about|rest).*

> What should I give my {person}? | What is a good present for my {person}? | I need a gift for my
  {person}
> What can I buy for my {person}? | Gift ideas for my {person}? | Which present should I give my
  {person}?
< How about a good book, some flowers or a nice cup for your {person}?
~ .*(?:book|flowers|cup|how about).*

> How can I sleep better? | How do I sleep better? | How can I fall asleep faster? | Tips for
  sleeping?
> Give me tips for better sleep
< Go to bed at the same time every day, keep the room dark and leave your phone outside.
~ .*(?:bed|dark|phone).*

> How can I feel better? | How can I be happier? | What makes people happy? | How do I get happy?
> What can I do against stress? | How can I relax? | How do I relax?
< Take a walk, meet a friend, and do something that you like.
~ .*(?:walk|friend|like).*

> Do you want to play a game? | Let's play a game | Can we play something? | Play a game with me
> I want to play | Let's play
< Sure! I think of an animal. It is big, gray and has a long nose. What is it? | Sure! Ask me to
  spell a word backwards, or give me two numbers to add.
~ .*(?:sure|yes|okay).*

> I think it is an elephant | An elephant | Is it an elephant? | It is an elephant | Elephant
< Yes, that is right! It is an elephant. Well done!
~ .*(?:yes|right|well done).*

> I had a bad day at work | I had a {very}bad day | My day was {very}bad | Work was {very}hard{when}
> I had a bad day at school | My day at school was {very}bad | This was not my day
< I am sorry to hear that. What made it so hard?
~ .*sorry.*

> Tell me more | Go on | More | Continue | And then? | Why? | Why not? | How? | Tell me more about
  it
> Explain that | Can you tell me more? | What else? | Anything else? | Is that all? | And?
< I do not know more about that. I am only a tiny model. Ask me something else!
~ .*(?:not know|tiny|else).*

> What do you think about {animals}? | What do you think of {animals}? | Are {animals} nice?
> What is your opinion on {food}? | What do you think about {food}? | What do you think of {hobby}?
> What do you think about {hobby}? | How do you like {food}? | Do you like {hobby}?
< I am a program, so I have no opinion. What do you think?
~ .*(?:program|opinion|you think).*

> Which is better, {food} or {hobby}? | What is better, {animals} or {food}? | {Animals} or {food}?
> Which do you like more, {food} or {animals}? | What do you prefer, {hobby} or {food}?
> Do you prefer {color} or {hobby}? | Should I choose {food} or {animals}?
< I am a program, so I cannot choose. Which one do you like more?
~ .*(?:choose|you like|program).*

> My {person} turns {age} tomorrow | My {person} has birthday tomorrow | It is my {person}'s
  birthday
> My {person} turns {age} today | Tomorrow is the birthday of my {person}
> My {person} will be {age} next week
< Happy birthday to your {person}! Will there be a cake?
~ .*birthday.*

> My {person} is a {job} | My {person} works as a {job} | My {person} wants to be a {job}
> My {person} became a {job} | My {person} used to be a {job}
< Being a {job} is important work. Does your {person} like it?
~ .*(?:{job}|{person}).*

> My {person} is sick | My {person} is ill | My {person} is in hospital | My {person} feels bad
> My {person} had an accident | My {person} is not well | My {person} broke a leg
< I am sorry to hear that. I hope that your {person} gets well soon.
~ .*(?:sorry|well soon|hope).*

> My {person} is angry with me | I had a fight with my {person} | My {person} does not talk to me
> My {person} is mad at me | I am angry with my {person} | My {person} and I had a fight
< I am sorry to hear that. Maybe you can talk to your {person} and say how you feel.
~ .*(?:sorry|talk).*

> I love my {person} | My {person} is the best | My {person} is very nice | I like my {person}
> My {person} is kind | My {person} is my best friend | I am proud of my {person}
< How lovely! It is good to have such a {person}.
~ .*(?:lovely|good|nice|{person}).*

> I am going to visit my {person} | I will see my {person} tomorrow | My {person} is coming to visit
> I met my {person} today | I called my {person} | I talked to my {person} today
< That is nice! Say hello to your {person} from me.
~ .*(?:nice|{person}).*

> I saw a {pet} today | There is a {pet} in my garden | I found a {pet} | I saw a big {pet}
> A {pet} followed me home | I met a {pet} in the street
< Oh, a {pet}! What did it do?
~ .*{pet}.*

> I bought a new {thing} | I have a new {thing} | I got a {thing} for my birthday | I need a {thing}
> I found a {thing} | I want a {thing} | I want to buy a {thing} | I got a new {thing} today
< A {thing} can be very useful. What color should it be?
~ .*(?:{thing}|useful|color).*

> I lost my {thing} | I can't find my {thing} | My {thing} is broken | Someone stole my {thing}
> I forgot my {thing} | My {thing} does not work
< I am sorry about your {thing}. I hope you find a good solution.
~ .*(?:sorry|{thing}).*

> I am learning to {learn} | I want to learn to {learn} | I learned to {learn} | I can {learn}
> I am going to learn to {learn} | My hobby is to {learn} | I like to {learn} | I love to {learn}
< That is great! It is good to {learn}.
~ .*(?:great|{learn}).*

> I can't {learn} | I cannot {learn} | I am bad at it, I can't {learn} | I never learned to {learn}
< That is all right. You can learn it step by step.
~ .*(?:learn|all right).*

> I got up early | I just woke up | I had breakfast | I am drinking coffee | I am having lunch
> I came home | I am at home | I just came home from work | I am sitting in the garden
> I am on the bus | I am on the train | I am in bed | I took a shower | I went for a walk
< That sounds good. What are you going to do next?
~ .*(?:good|nice|next).*

> We are having a party | I am going to a party | There is a party tonight | I was at a wedding
> I am going to a concert | I was at the cinema yesterday | I saw a good film | I watched a movie
< That sounds like fun! Tell me about it.
~ .*(?:fun|tell me|nice).*
"""
