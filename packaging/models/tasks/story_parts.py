"""Heroes, places, things and turns of events that the stories are made of."""

# what is asked for, how it is called in the story, its name, pronoun and possessive
HEROES = (
    ("fox", "a young fox", "Rusty", "he"), ("rabbit", "a small rabbit", "Clover", "she"),
    ("bear", "a gentle bear", "Bruno", "he"), ("cat", "a curious cat", "Minka", "she"),
    ("dog", "a loyal dog", "Buddy", "he"), ("mouse", "a tiny mouse", "Pip", "he"),
    ("owl", "a wise young owl", "Hoot", "she"), ("dragon", "a little dragon", "Ember", "he"),
    ("robot", "a friendly robot", "Bolt", "he"), ("princess", "a brave princess", "Elin", "she"),
    ("knight", "a young knight", "Robin", "he"), ("pirate", "a cheerful pirate", "Nell", "she"),
    ("wizard", "an old wizard", "Aldo", "he"), ("farmer", "a kind farmer", "Hannah", "she"),
    ("girl", "a clever girl", "Mia", "she"), ("boy", "a quiet boy", "Tim", "he"),
    ("duck", "a small duck", "Dilly", "she"), ("frog", "a green frog", "Hopper", "he"),
    ("squirrel", "a quick squirrel", "Hazel", "she"), ("hedgehog", "a shy hedgehog", "Spike", "he"),
    ("elephant", "a young elephant", "Tembo", "he"), ("penguin", "a brave penguin", "Pola", "she"),
    ("turtle", "a slow old turtle", "Tilda", "she"), ("sailor", "a young sailor", "Jon", "he"),
    ("teacher", "a patient teacher", "Clara", "she"), ("baker", "a cheerful baker", "Otto", "he"),
    ("king", "a lonely king", "Leo", "he"), ("queen", "a good queen", "Ada", "she"),
    ("horse", "a strong horse", "Star", "she"), ("bird", "a little bird", "Tweet", "he"),
)  # fmt: skip

# what is asked for, with its preposition, something to see there, something to walk on or through
PLACES = (
    ("forest", "in a deep forest", "tall trees", "under the trees"),
    ("beach", "on a long beach", "white sand", "along the water"),
    ("castle", "in an old castle", "high towers", "through the great hall"),
    ("village", "in a small village", "red roofs", "down the main street"),
    ("mountain", "on a high mountain", "gray rocks", "up the steep path"),
    ("island", "on a small island", "palm trees", "around the bay"),
    ("garden", "in a big garden", "bright flowers", "between the roses"),
    ("city", "in a busy city", "tall houses", "across the square"),
    ("farm", "on a quiet farm", "golden fields", "behind the barn"),
    ("lake", "by a clear lake", "green reeds", "along the shore"),
    ("river", "by a wide river", "old bridges", "along the bank"),
    ("desert", "in a hot desert", "yellow dunes", "over the sand"),
    ("valley", "in a green valley", "soft meadows", "through the grass"),
    ("cave", "in a dark cave", "shining stones", "deeper inside"),
    ("harbor", "in a small harbor", "colorful boats", "along the pier"),
    ("school", "in a little school", "big windows", "down the hall"),
    ("market", "at a busy market", "bright tents", "between the stands"),
    ("jungle", "in a thick jungle", "giant leaves", "past the ferns"),
    ("meadow", "in a sunny meadow", "blue flowers", "through the tall grass"),
    ("snow", "in the cold north", "deep snow", "over the ice"),
)  # fmt: skip

# the thing, and problems with the way in which it solves them
THINGS: dict[str, tuple[tuple[str, str], ...]] = {
    "key": (
        (
            "a friend was locked in behind an iron gate",
            "{He} put the key into the lock and turned it. The gate opened with a loud creak",
        ),
        (
            "the door of the old tower would not open",
            "{He} tried the key, and it fitted. The door swung open",
        ),
    ),
    "lamp": (
        (
            "it grew dark, and nobody could see the way home",
            "{He} held the lamp up high. Its warm light showed everyone the path",
        ),
        (
            "a little lamb was lost in the night",
            "{He} walked slowly with the lamp until two small eyes shone in the light. It was "
            "the lamb",
        ),
    ),
    "rope": (
        (
            "a goat had fallen into a deep hole",
            "{He} tied the rope to a tree and let it down. Together they pulled the goat out",
        ),
        (
            "the bridge was broken and nobody could cross",
            "{He} threw the rope to the other side and tied it fast. Now everyone could cross "
            "safely",
        ),
    ),
    "map": (
        (
            "{he} lost the way, and every path looked the same",
            "{He} opened the map and turned it around. There was the way, marked in red",
        ),
        (
            "nobody knew where the old well was",
            "{He} studied the map for a long time. The well was behind the third hill",
        ),
    ),
    "kite": (
        (
            "a boat was lost in the fog",
            "{He} let the kite fly high above the fog. The people in the boat saw it and "
            "found the way back",
        ),
        (
            "the children were sad because nothing ever happened",
            "{He} let the kite rise into the wind. Soon all the children were running and laughing",
        ),
    ),
    "drum": (
        (
            "the others had walked too far away to hear a shout",
            "{He} beat the drum as loudly as possible. The others heard it and came back",
        ),
        (
            "a big wolf came near and frightened everyone",
            "{He} hit the drum with all {his} strength. The noise was so loud that the wolf "
            "ran away",
        ),
    ),
    "blanket": (
        (
            "a small bird was shivering in the cold",
            "{He} wrapped the blanket around the bird. Soon it was warm and began to sing",
        ),
        (
            "a cold wind came, and the little ones began to freeze",
            "{He} spread the blanket over all of them. Close together, they stayed warm",
        ),
    ),
    "bell": (
        (
            "nobody noticed that the water was rising",
            "{He} rang the bell again and again. Everyone woke up and ran to the hill in time",
        ),
        (
            "a thick fog came, and the sheep ran in all directions",
            "{He} rang the bell. One after another, the sheep followed the sound",
        ),
    ),
    "umbrella": (
        (
            "heavy rain began, and an old woman stood there without a coat",
            "{He} opened the umbrella and walked her home. She did not get wet at all",
        ),
        (
            "a nest with young birds was getting wet in the storm",
            "{He} fixed the umbrella above the nest. The young birds stayed dry all night",
        ),
    ),
    "ladder": (
        (
            "a kitten sat on a high roof and could not come down",
            "{He} put the ladder against the wall and climbed up. The kitten jumped into "
            "{his} arms",
        ),
        (
            "the best apples hung too high",
            "{He} put the ladder under the tree. Soon the basket was full, and there were "
            "apples for everyone",
        ),
    ),
    "book": (
        (
            "a sick child could not sleep",
            "{He} opened the book and read aloud. The child smiled and fell asleep",
        ),
        (
            "nobody knew which plants were good to eat",
            "{He} looked into the book. There were pictures of all the plants, and soon there "
            "was a fine supper",
        ),
    ),
    "basket": (
        (
            "five puppies had to cross the cold stream",
            "{He} put them into the basket and carried them over. All five stayed dry",
        ),
        (
            "the hungry neighbors had nothing to eat",
            "{He} filled the basket with berries and nuts and shared everything",
        ),
    ),
    "whistle": (
        (
            "a herd of sheep ran toward a cliff",
            "{He} blew the whistle. The sheep stopped and turned around",
        ),
        (
            "a friend fell into a pit and nobody was near",
            "{He} blew the whistle three times. Strong helpers came and pulled the friend out",
        ),
    ),
    "mirror": (
        (
            "an unhappy troll blocked the road",
            "{He} held up the mirror. The troll saw its own angry face and had to laugh. Then "
            "it let everyone pass",
        ),
        (
            "a ship was sailing toward the rocks",
            "{He} caught the light of the sun in the mirror and sent signals. The ship turned "
            "away in time",
        ),
    ),
    "boat": (
        (
            "the water had cut off three rabbits from their home",
            "{He} pushed the boat into the water and brought the rabbits back, one by one",
        ),
        (
            "a ball floated away, and a child cried",
            "{He} rowed out in the boat and brought back the ball",
        ),
    ),
    "shovel": (
        (
            "snow had covered the door of an old man",
            "{He} took the shovel and dug for an hour. At last the door was free",
        ),
        (
            "the little stream had stopped flowing",
            "{He} dug with the shovel until the stones were gone. Fresh water came again",
        ),
    ),
    "ring": (
        (
            "a sad queen could not stop crying, because her ring was gone",
            "{He} gave her the ring. The queen laughed for the first time in a year",
        ),
        (
            "two brothers were fighting about who was right",
            "{He} put the ring on the table and said that the first one to say sorry could "
            "have it. Both said sorry at once",
        ),
    ),
    "flute": (
        (
            "a big snake lay across the path",
            "{He} played a soft song on the flute. The snake grew sleepy and slipped away",
        ),
        (
            "everyone was tired and nobody wanted to go on",
            "{He} played a merry song on the flute. Soon all feet were moving again",
        ),
    ),
    "lantern": (
        (
            "the little train stood still in a dark tunnel",
            "{He} walked ahead with the lantern. The train followed slowly, back into the sun",
        ),
        (
            "a young deer was afraid of the dark",
            "{He} hung the lantern on a branch. The deer lay down in the soft light and slept",
        ),
    ),
    "ball": (
        (
            "a lonely child sat there and did not speak",
            "{He} rolled the ball over. The child rolled it back, and soon they were playing",
        ),
        (
            "a hungry bear came too close",
            "{He} threw the ball far down the hill. The bear ran after it and was gone",
        ),
    ),
    "seed": (
        (
            "the ground was bare, and nobody had any fruit",
            "{He} planted the seed and watered it every day. In the end a tree grew, full of "
            "sweet fruit",
        ),
        (
            "an old man was sad because his garden was empty",
            "{He} gave him the seed. A month later a tall sunflower looked through his window",
        ),
    ),
    "hat": (
        (
            "the sun burned, and a small snail was drying out",
            "{He} put the hat over the snail and poured a little water on it. Soon the snail "
            "looked out again",
        ),
        (
            "there was a spring, but nobody had a cup",
            "{He} filled the hat with water, and everyone could drink",
        ),
    ),
    "bike": (
        (
            "a letter had to be in the next town before dark",
            "{He} jumped on the bike and rode like the wind. The letter arrived just in time",
        ),
        (
            "the doctor was far away, and a child was ill",
            "{He} rode the bike to the doctor and back. The child was well again the next day",
        ),
    ),
    "cake": (
        (
            "two neighbors had not spoken for a year",
            "{He} cut the cake into two equal pieces. While they were eating, the neighbors "
            "became friends again",
        ),
        (
            "a grumpy giant would not let anyone pass",
            "{He} gave the giant some cake. The giant had never had a present before and "
            "stepped aside",
        ),
    ),
}

WISHES = (
    "wanted to see the world", "dreamed of a great adventure", "wanted to find a true friend",
    "wished to do something brave", "wanted to make somebody happy", "longed to be useful",
    "wanted to know what was behind the hills", "hoped to surprise everyone one day",
    "wanted to show that even small ones can help", "wished for one exciting day",
)  # fmt: skip
FOUND = (
    "One morning {name} found a {thing} lying {walk_at}.",
    "For {his} birthday, {name} got a {thing} from {his} grandmother.",
    "In an old box {name} discovered a {thing}.",
    "One day a traveler gave {name} a {thing} and said, \"Keep it. You will need it.\"",
    "{name} had only one treasure, a {thing}, and took it everywhere.",
    "On the way home {name} traded three apples for a {thing}.",
    "Next to the path {name} saw a {thing} that nobody wanted.",
)  # fmt: skip
GOES = (
    "The next day {he} went out early and walked {walk}.",
    "So {he} packed some bread and set off {walk}.",
    "One sunny morning {he} wandered {walk}.",
    "That evening {he} walked {walk}.",
    "After breakfast {he} went {walk}, humming a song.",
)
FEELS = (
    "At first {he} did not know what to do.", "{name} stopped and thought hard.",
    "{name} was afraid, but {he} did not run away.", "\"I must help,\" {name} said.",
    "{name} took a deep breath.", "Everyone looked at {name}.",
    "\"What now?\" somebody whispered.", "{His} heart beat fast.",
)  # fmt: skip
IDEAS = (
    "Then {he} remembered the {thing}.", "Suddenly {he} had an idea: the {thing}!",
    "\"The {thing}!\" {he} cried.", "Then {he} looked at the {thing} and smiled.",
    "Luckily {he} had the {thing}.",
)  # fmt: skip
THANKS = (
    "\"Thank you, {name}!\" everybody called.", "Everyone cheered for {name}.",
    "They all danced and sang.", "\"You are a real friend,\" they said to {name}.",
    "That evening there was a small party for {name}.", "Everyone hugged {name}.",
    "\"I am glad that I could help,\" said {name}.",
)  # fmt: skip
ENDS = (
    "From that day on, {name} was never lonely again.",
    "{name} went home tired and happy.",
    "And {name} knew: it is good to help others.",
    "Since then, {name} has kept the {thing} next to {his} bed.",
    "That night {name} slept well and dreamed of new adventures.",
    "And if you come to that place, you may meet {name} and the {thing}.",
    "So {name} learned that a small thing can make a big difference.",
    "After that, everyone knew {name}, and {he} had many friends.",
)

# Heroes and things beyond those with stories of their own.
MORE_HEROES = (
    "wolf lion tiger monkey goat sheep cow pig hen goose swan parrot crow eagle bee ant spider "
    "snail fish whale dolphin seal crab unicorn ghost witch giant fairy dwarf elf prince soldier "
    "doctor nurse painter singer cook gardener fisherman tailor detective astronaut clown monster "
    "donkey deer mole badger beaver bat snowman kitten puppy lamb"
)
KINDS_OF_HERO = (
    "small", "brave", "clever", "shy", "friendly", "young", "cheerful", "kind", "funny", "lonely",
    "curious", "quiet", "gentle",
)  # fmt: skip
NAMES_SHE = "Lily Nora Bella Rosa Luna Ida Emma Molly Greta Ella Ruby Daisy Flora Tessa Anna Zoe"
NAMES_HE = "Max Oscar Finn Leo Benno Theo Paul Hugo Milo Toby Felix Sam Anton Jasper Ben Oliver"
MORE_THINGS = (
    "box cup spoon pencil stone shell feather flower apple coin candle bag button necklace doll "
    "guitar camera clock scarf glove shoe crown sword wand pearl pillow pot broom wheel letter "
    "picture puzzle balloon chair teddy cookie pumpkin carrot bottle telescope compass train"
)
# Problems with anything at all, and how they end.
ANY_PROBLEM = (
    ("the {thing} was gone",
     "{He} looked behind every tree and under every stone. At last {he} found the {thing} in the "
     "nest of a cheeky bird"),
    ("a child sat there and cried, because it had never had a {thing}",
     "{He} gave the {thing} to the child. The child laughed for joy"),
    ("two friends were fighting about the {thing}",
     "{He} said that each of them could have it for one day. So the fight was over"),
    ("a thief came and took the {thing}",
     "{He} followed the thief and asked why. The thief was sorry, gave the {thing} back and stayed "
     "for supper"),
    ("an old woman came by who had lost her {thing} long ago",
     "{He} gave her the {thing}. The old woman thanked {name} with tears in her eyes"),
    ("the {thing} fell into the water",
     "{He} called the ducks. They dived again and again and brought the {thing} back"),
)  # fmt: skip
