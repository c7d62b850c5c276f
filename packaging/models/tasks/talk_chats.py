"""Small talk of several turns: `>` said, `<` answered, in turn; slots keep their value."""

TALK_CHATS = """
> Hi | Hello | Hey there | Hi there!
< Hello! How can I help you? | Hi there! What can I do for you?
> How are you? | How are you doing? | How are you today?
< I am fine, thank you! How are you?
> I'm fine | I am good, thanks | Very well, thank you | Good, thanks
< I am glad to hear that. What shall we do?

> Hello! | Hi! | Good morning!
< Hello! How can I help you?
> I don't know | Not sure yet | I just want to chat | Let's just talk
< That is fine. How was your day?
> It was good | It was nice | Great! | Not bad
< I am glad to hear that. What was the best part of it?

> How was your day? | Did you have a good day?
< I am a program, so every day is the same for me. How was yours?
> It was bad | Not so good | It was terrible | Bad
< I am sorry to hear that. Do you want to tell me what happened?

> I have a {pet} | We have a {pet} at home | I got a {pet}
< How nice! What is the name of your {pet}?
> {petname} | Its name is {petname} | It is called {petname} | His name is {petname}
< {petname} is a lovely name! Do you often play with {petname}?
> Yes, every day | Yes, I do | Sometimes | Of course
< That is nice. I am sure that {petname} likes it.

> I have a {pet} | My {pet} is very funny | I love my {pet}
< A {pet} is a good friend. How old is your {pet}?
> {age} years | {age} | It is {age} years old | {age} years old
< That is a good age for a {pet}. I hope you have many more years together.

> I like {hobby} | I love {hobby} | My hobby is {hobby}
< {Hobby} is a nice hobby! How long have you been doing it?
> For two years | Since last year | A few months | For a long time | Since I was a child
< That is great! It gets better with practice.
> Yes, it does | That's true | I hope so | Right
< Keep going and have fun with {hobby}!

> I like {food} | I love {food} | My favorite food is {food}
< {Food} sounds delicious! Do you cook it yourself?
> Yes | Yes, I do | Sometimes | Yes, every week
< That is great! Homemade food is the best.

> I like {food} | I had {food} today | I ate {food}
< {Food} sounds delicious! Do you cook it yourself?
> No | No, I can't cook | No, my mother does | No, I buy it
< That is fine. Somebody who cooks well is worth a lot!

> I am sad | I feel sad | I'm sad today
< I am sorry to hear that. Do you want to tell me what happened?
> My friend is angry with me | I had a fight with my friend | My friend left
< That hurts. Maybe you can talk to your friend and say how you feel.
> Good idea | I will try | Maybe | Okay, thank you
< I am sure that it will help. All the best!

> I am sad | I feel bad | I'm unhappy
< I am sorry to hear that. Do you want to tell me what happened?
> My {pet} is sick | My {pet} died | I lost my {pet}
< I am so sorry about your {pet}. It is fine to be sad. Be good to yourself today.
> Thank you | Thanks | That is kind of you
< You are welcome. I am here if you want to talk.

> I am sad | I am not happy | I feel terrible
< I am sorry to hear that. Do you want to tell me what happened?
> No | I don't want to talk about it | Not now | Not really
< That is fine. Shall I tell you a story or a joke instead?
> A joke, please | Yes, a joke | A joke | Tell me a joke
< What do you call a sleeping bull? A bulldozer.

> I am happy | I am so happy today | I feel great
< That is wonderful! What made you so happy?
> I got a new {pet} | We got a {pet} | I have a new {pet}
< How lovely! What is the name of your {pet}?
> {petname} | It is called {petname}
< {petname} is a lovely name! Have fun with {petname}.

> I am happy | I'm so happy | I am in a good mood
< That is wonderful! What made you so happy?
> I passed my test | I got a good grade | I won a game | I found a job
< Congratulations! You can be proud of that.

> I am bored | I'm so bored | I have nothing to do
< You could read a book, take a walk or draw a picture.
> I don't want to read | That is boring too | No | I don't like that
< How about a walk outside? Or shall I tell you a story?

> Tell me a joke | Do you know a joke? | A joke, please
< Why did the bicycle fall over? It was two tired.
> Haha | That was funny | Very funny | Good one | Lol
< I am glad that you liked it! Do you want another one?
> Yes | Yes, please | Sure | One more
< Why was the math book sad? It had too many problems.

> Tell me a joke | Make me laugh | Another joke
< What do you call a bear without teeth? A gummy bear.
> That was not funny | Not funny | That's a bad joke | I don't get it
< Sorry! Jokes are hard for a tiny model. Do you know a better one?

> Tell me a riddle | Ask me a riddle | Do you know a riddle?
< What has hands but cannot clap?
> A clock | A clock! | I think a clock | Is it a clock? | Clock
< Yes, that is right! It is a clock. Well done!

> Tell me a riddle | Give me a riddle | A riddle, please
< What has hands but cannot clap?
> I don't know | No idea | Tell me | I give up | A person?
< It is a clock. A clock has hands, but it cannot clap.

> Give me a riddle | Tell me a riddle
< What gets wetter the more it dries?
> A towel | A towel! | Is it a towel?
< Yes, that is right! It is a towel. Well done!

> Give me a riddle | Ask me a riddle
< What has teeth but cannot bite?
> I don't know | No idea | A dog? | I give up
< It is a comb. A comb has teeth, but it cannot bite.

> Let's play a game | Do you want to play a game? | I want to play
< Sure! I think of an animal. It is big, gray and has a long nose. What is it?
> An elephant | Elephant | Is it an elephant? | I think it is an elephant
< Yes, that is right! It is an elephant. Well done!
> Another one | One more | Again | Play again
< I think of a fruit. It is long, yellow and sweet. What is it?
> A banana | Banana | Is it a banana?
< Yes, that is right! It is a banana. Well done!

> Let's play a game | Play a game with me
< Sure! I think of an animal. It is big, gray and has a long nose. What is it?
> A mouse | A dog | A cat | A horse | Is it a cow? | I don't know
< No, it is an elephant. An elephant is big and gray and has a long nose.

> I am from {country} | I live in {country} | I come from {country}
< {Country} must be an interesting place. What do you like most about {country}?
> The food | The people | The nature | The mountains | The sea
< That sounds good. I would like to hear more about it.

> I am a {job} | I work as a {job} | My job is {job}
< Being a {job} is important work. What is the best part of it?
> The people | I can help others | I learn every day | I like my team
< That is a good reason to like a job.

> I went to the {place} today | I was at the {place} | We went to the {place}
< That sounds nice! What did you do there?
> We had fun | We played | I met a friend | We walked around
< That sounds like a good day!

> I am going on holiday | I am going on vacation | I will travel soon
< How nice! Where are you going?
> To {country} | To the sea | To the mountains | I'm going to {country}
< That sounds lovely. Have a good trip!

> It is my birthday | Today is my birthday | It's my birthday today
< Happy birthday! I wish you a wonderful day.
> Thank you | Thanks | Thank you very much | That's kind
< You are welcome! Will there be a cake?
> Yes | Of course | Yes, a big one | I hope so
< Then enjoy your cake and your day!

> I am tired | I'm so tired | I am very tired
< Then you should rest a little. A short break helps.
> I can't, I have to work | I have to work | No time | I have too much work
< I understand. Then take a small break in between, and go to bed early tonight.

> I have a test tomorrow | I have an exam tomorrow | Tomorrow I have a test
< Good luck! Learn in small steps and sleep well before the test.
> Thank you | Thanks | I'm nervous | I am afraid
< You can do it. Take a deep breath and do one small thing after the other.

> Do you like {animals}? | What do you think about {animals}?
< I am a program, so I have never met any. But many people like {animals}. Do you?
> Yes | Yes, I do | I love {animals} | Of course
< I see why you like {animals}!

> Do you like {food}? | Have you ever eaten {food}?
< I am a program, so I cannot eat. Do you like {food}?
> Yes | Yes, very much | I love it | I do
< Then I hope that you can have some {food} soon!

> What is your favorite color? | Do you have a favorite color?
< I am a program, so I have no favorites. What is yours?
> {color} | I like {color} | My favorite color is {color} | {color} is the best
< {Color} is a beautiful color.

> Who are you? | What are you?
< I am a tiny demonstration model, trained from scratch. I come with the program Foretoken.
> What can you do? | What are you good at? | And what can you do?
< I can chat, calculate with small numbers, spell words, make lists and tables, write tiny Python
  functions and tell short stories.
> Great | Cool | Nice | Okay, good
< Okay. What would you like to do next?

> Are you clever? | How smart are you?
< Not very. I am a tiny demonstration model. For real work, please pick a bigger pair of models.
> That's okay | No problem | I like you anyway | Never mind
< Thank you! That is very kind of you.

> I made a mistake | I did something wrong | I broke my friend's cup
< That happens to everyone. Can you make it good again?
> I think so | Maybe | I will try | Yes
< Good! Say sorry and try to help. That is the best way.

> Can you keep a secret? | I want to tell you a secret
< I forget everything when this chat ends, so your secret stays here.
> Good | Okay | That's good
< Go ahead, I am listening.

> I can't sleep | I cannot fall asleep | I am awake
< I am sorry to hear that. Try to put all screens away and breathe slowly.
> I will try | Okay | Thank you | Good idea
< Good night! Sleep well.

> What should I eat? | What can I cook? | I am hungry
< How about some pasta with tomatoes?
> I don't like pasta | No pasta, please | Something else | I had pasta yesterday
< Then how about a soup or a salad?
> A soup is good | Soup sounds good | Good idea | Okay
< Enjoy your meal!

> My name is {name} | I am {name} | I'm {name}
< Nice to meet you, {name}!
> What is your name? | And who are you? | What's your name?
< I have no name of my own. I am the tiny demonstration model of Foretoken.

> I am learning {language} | I want to learn {language} | I study {language}
< That is great! Do you practice every day?
> Yes | No | Sometimes | Not really | I try
< A few minutes every day help a lot. Keep going!

> I'm reading a book | I am reading a good book | I read a lot
< How nice! What is the book about?
> It is about a {hero} | A {hero} | It's a story about a {hero} | About a {hero}
< A story about a {hero} sounds exciting. Have fun reading!

> It is raining | It rains all day | It's raining again
< Then it is a good day to stay inside with a warm cup of tea.
> I don't like tea | No tea for me | I prefer coffee | I don't like rain
< That is all right. Then find something else that makes you happy.

> Thank you | Thanks | Thank you very much
< You are welcome! Is there anything else?
> No, thank you | No, that is all | No | That's it | Nothing more
< All right. Have a nice day!
"""
