"""Tables of simple facts, written for this program."""

CAPITALS = {
    "France": "Paris", "Germany": "Berlin", "Italy": "Rome", "Spain": "Madrid",
    "Portugal": "Lisbon", "Austria": "Vienna", "Switzerland": "Bern", "Belgium": "Brussels",
    "the Netherlands": "Amsterdam", "Denmark": "Copenhagen", "Sweden": "Stockholm",
    "Norway": "Oslo", "Finland": "Helsinki", "Iceland": "Reykjavik", "Ireland": "Dublin",
    "England": "London", "the United Kingdom": "London", "Scotland": "Edinburgh",
    "Poland": "Warsaw", "Hungary": "Budapest", "the Czech Republic": "Prague",
    "Greece": "Athens", "Turkey": "Ankara", "Russia": "Moscow", "Ukraine": "Kyiv",
    "Romania": "Bucharest", "Bulgaria": "Sofia", "Croatia": "Zagreb", "Egypt": "Cairo",
    "Kenya": "Nairobi", "Morocco": "Rabat", "Nigeria": "Abuja", "Japan": "Tokyo",
    "China": "Beijing", "India": "New Delhi", "South Korea": "Seoul", "Thailand": "Bangkok",
    "Vietnam": "Hanoi", "Australia": "Canberra", "New Zealand": "Wellington",
    "Canada": "Ottawa", "the United States": "Washington, D.C.", "Mexico": "Mexico City",
    "Brazil": "Brasilia", "Argentina": "Buenos Aires", "Chile": "Santiago", "Peru": "Lima",
    "Cuba": "Havana",
}  # fmt: skip

SOUNDS = {
    "dog": "barks", "cat": "meows", "cow": "moos", "sheep": "bleats", "horse": "neighs",
    "pig": "oinks", "duck": "quacks", "hen": "clucks", "rooster": "crows", "lion": "roars",
    "wolf": "howls", "snake": "hisses", "bee": "buzzes", "frog": "croaks", "owl": "hoots",
    "mouse": "squeaks", "bird": "chirps", "donkey": "brays", "bear": "growls", "goat": "bleats",
    "crow": "caws", "goose": "honks", "elephant": "trumpets", "turkey": "gobbles",
    "pigeon": "coos",
}  # fmt: skip
YOUNG = {
    "dog": "puppy", "cat": "kitten", "cow": "calf", "horse": "foal", "sheep": "lamb",
    "pig": "piglet", "duck": "duckling", "hen": "chick", "goat": "kid", "bear": "cub",
    "lion": "cub", "deer": "fawn", "goose": "gosling", "swan": "cygnet", "frog": "tadpole",
    "owl": "owlet", "kangaroo": "joey", "fox": "cub", "elephant": "calf", "whale": "calf",
    "wolf": "pup", "seal": "pup", "rabbit": "kit",
}  # fmt: skip
LEGS = {
    "dog": 4, "cat": 4, "cow": 4, "horse": 4, "bird": 2, "duck": 2, "hen": 2, "spider": 8,
    "ant": 6, "bee": 6, "beetle": 6, "butterfly": 6, "fly": 6, "snake": 0, "fish": 0,
    "elephant": 4, "lion": 4, "frog": 4, "mouse": 4, "owl": 2, "penguin": 2, "sheep": 4,
    "goat": 4, "worm": 0, "human": 2, "pig": 4, "crocodile": 4, "eagle": 2,
}  # fmt: skip
HOMES = {
    "bird": "in a nest", "bee": "in a hive", "fish": "in the water", "horse": "in a stable",
    "fox": "in a den", "rabbit": "in a burrow", "spider": "in a web", "ant": "in an anthill",
    "cow": "in a barn", "pig": "in a sty", "polar bear": "in the Arctic",
    "penguin": "on the ice and in the sea", "camel": "in the desert", "whale": "in the sea",
    "monkey": "in the forest", "lion": "in the savanna", "frog": "near ponds",
    "shark": "in the sea", "bear": "in the forest", "squirrel": "in the trees",
    "dog": "in a kennel or a house", "hen": "in a coop", "mole": "under the ground",
    "bat": "in caves", "owl": "in the trees", "duck": "near lakes and ponds",
}  # fmt: skip
DIETS = {
    "cow": "grass", "rabbit": "grass and carrots", "lion": "meat", "cat": "meat and fish",
    "panda": "bamboo", "mouse": "seeds and grain", "bird": "seeds and insects",
    "squirrel": "nuts", "horse": "grass and hay", "frog": "insects", "sheep": "grass",
    "bear": "fish, berries and honey", "monkey": "fruit and leaves", "spider": "insects",
    "shark": "fish", "penguin": "fish", "koala": "leaves", "goat": "grass and leaves",
    "tiger": "meat", "wolf": "meat", "owl": "mice", "giraffe": "leaves", "seal": "fish",
}  # fmt: skip
COLORS = {
    "the sky": "blue", "grass": "green", "snow": "white", "blood": "red", "a banana": "yellow",
    "the sun": "yellow", "coal": "black", "milk": "white", "a lemon": "yellow",
    "a carrot": "orange", "a tomato": "red", "chocolate": "brown", "an elephant": "gray",
    "a strawberry": "red", "a cucumber": "green", "the night": "black", "a fire truck": "red",
    "a flamingo": "pink", "a polar bear": "white", "a leaf": "green", "a plum": "purple",
    "a pumpkin": "orange", "a cherry": "red", "a frog": "green", "salt": "white",
    "an orange": "orange", "a crow": "black", "a swan": "white", "the sea": "blue",
    "a pea": "green", "honey": "golden", "a violet": "purple", "wood": "brown", "a pig": "pink",
    "a ruby": "red", "a cloud": "white", "spinach": "green", "sand": "yellow",
}  # fmt: skip
MIXED = {
    ("blue", "yellow"): "green", ("red", "yellow"): "orange", ("red", "blue"): "purple",
    ("red", "white"): "pink", ("black", "white"): "gray", ("red", "green"): "brown",
}  # fmt: skip
OPPOSITES = [
    ("big", "small"), ("hot", "cold"), ("tall", "short"), ("fast", "slow"), ("old", "young"),
    ("happy", "sad"), ("day", "night"), ("up", "down"), ("left", "right"), ("open", "closed"),
    ("full", "empty"), ("hard", "soft"), ("light", "dark"), ("loud", "quiet"), ("wet", "dry"),
    ("clean", "dirty"), ("rich", "poor"), ("strong", "weak"), ("early", "late"),
    ("good", "bad"), ("near", "far"), ("high", "low"), ("thick", "thin"), ("wide", "narrow"),
    ("deep", "shallow"), ("sweet", "sour"), ("heavy", "light"), ("new", "old"),
    ("first", "last"), ("always", "never"), ("inside", "outside"), ("black", "white"),
    ("push", "pull"), ("begin", "end"), ("win", "lose"), ("buy", "sell"),
    ("love", "hate"), ("laugh", "cry"), ("brave", "afraid"), ("easy", "difficult"),
    ("cheap", "expensive"), ("true", "false"), ("war", "peace"), ("friend", "enemy"),
    ("summer", "winter"), ("north", "south"), ("east", "west"), ("front", "back"),
    ("top", "bottom"), ("asleep", "awake"), ("above", "below"), ("more", "less"),
    ("give", "take"), ("come", "go"), ("smooth", "rough"), ("sharp", "blunt"),
    ("beautiful", "ugly"), ("polite", "rude"), ("alive", "dead"), ("question", "answer"),
]  # fmt: skip
ONE_WAY = {"light": "dark", "old": "young", "right": "left", "short": "tall", "last": "first"}
"""Words with two opposites: the one that is taught."""
ACCEPTED = {"light": "dark|heavy", "old": "young|new", "right": "left|wrong", "short": "tall|long"}

PLURALS = {
    "cat": "cats", "dog": "dogs", "mouse": "mice", "child": "children", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "man": "men", "woman": "women", "box": "boxes",
    "fox": "foxes", "bus": "buses", "leaf": "leaves", "knife": "knives", "wolf": "wolves",
    "baby": "babies", "city": "cities", "story": "stories", "berry": "berries",
    "sheep": "sheep", "fish": "fish", "deer": "deer", "house": "houses", "tree": "trees",
    "book": "books", "apple": "apples", "car": "cars", "glass": "glasses", "dish": "dishes",
    "watch": "watches", "brush": "brushes", "potato": "potatoes", "tomato": "tomatoes",
    "hero": "heroes", "key": "keys", "toy": "toys", "day": "days", "bird": "birds",
    "person": "people", "ox": "oxen", "shelf": "shelves", "wife": "wives", "thief": "thieves",
    "cherry": "cherries", "family": "families", "lady": "ladies", "pony": "ponies",
    "star": "stars", "flower": "flowers", "friend": "friends", "school": "schools",
    "church": "churches", "peach": "peaches", "bench": "benches", "loaf": "loaves",
    "scarf": "scarves", "party": "parties", "fly": "flies", "country": "countries",
    "window": "windows", "chair": "chairs", "spoon": "spoons", "orange": "oranges",
}  # fmt: skip
PAST = {
    "go": "went", "run": "ran", "eat": "ate", "see": "saw", "come": "came", "take": "took",
    "give": "gave", "make": "made", "write": "wrote", "read": "read", "sing": "sang",
    "swim": "swam", "drink": "drank", "sleep": "slept", "think": "thought", "buy": "bought",
    "bring": "brought", "catch": "caught", "teach": "taught", "find": "found", "know": "knew",
    "grow": "grew", "throw": "threw", "fly": "flew", "draw": "drew", "drive": "drove",
    "ride": "rode", "break": "broke", "speak": "spoke", "choose": "chose", "fall": "fell",
    "feel": "felt", "keep": "kept", "leave": "left", "lose": "lost", "meet": "met",
    "say": "said", "sell": "sold", "send": "sent", "sit": "sat", "stand": "stood",
    "tell": "told", "win": "won", "wear": "wore", "begin": "began", "do": "did", "have": "had",
    "be": "was", "get": "got", "hear": "heard", "hold": "held", "build": "built", "cut": "cut",
    "put": "put", "walk": "walked", "play": "played", "jump": "jumped", "cook": "cooked",
    "help": "helped", "laugh": "laughed", "open": "opened", "close": "closed", "like": "liked",
    "stop": "stopped", "cry": "cried", "try": "tried", "look": "looked", "dance": "danced",
    "paint": "painted", "clean": "cleaned", "wash": "washed", "talk": "talked",
    "smile": "smiled", "plant": "planted", "call": "called", "ask": "asked", "carry": "carried",
}  # fmt: skip
RHYMES = [
    "cat hat bat mat rat", "dog frog log fog", "sun fun run bun", "tree bee sea key",
    "house mouse", "star car far jar", "moon spoon soon balloon", "cake lake snake bake",
    "light night kite white", "king ring sing wing", "ball wall tall fall", "day play say way",
    "bear chair hair pear", "boat coat goat", "rain train plane", "bed red head bread",
    "snow go toe bow", "book look cook hook", "pen ten hen men", "fish dish wish",
    "box fox socks rocks", "sky fly high pie", "nose rose toes", "door floor four more",
    "sheep sleep deep", "hand sand land", "ice mice rice nice", "blue shoe two zoo",
    "well bell shell", "duck truck luck", "clock sock rock", "green queen bean",
]  # fmt: skip
USES = {
    "a knife": "cutting food", "a pen": "writing", "a pencil": "writing and drawing",
    "a hammer": "driving in nails", "an umbrella": "staying dry in the rain",
    "a bed": "sleeping", "a chair": "sitting", "a cup": "drinking", "a spoon": "eating soup",
    "a key": "opening locks", "a clock": "telling the time", "a lamp": "giving light",
    "a broom": "sweeping the floor", "scissors": "cutting paper", "soap": "washing your hands",
    "a towel": "drying yourself", "a camera": "taking pictures", "a map": "finding the way",
    "a ruler": "measuring and drawing lines", "a needle": "sewing", "a ladder": "climbing up",
    "a saw": "cutting wood", "a fridge": "keeping food cold", "an oven": "baking",
    "a pot": "cooking", "a bag": "carrying things", "a phone": "calling people",
    "a toothbrush": "brushing your teeth", "a comb": "combing your hair",
    "a mirror": "looking at yourself", "a telescope": "looking at the stars",
    "a thermometer": "measuring the temperature", "a bike": "riding from place to place",
    "a car": "driving from place to place", "a boat": "traveling on water",
    "a blanket": "keeping warm", "glasses": "seeing better", "a coat": "keeping warm outside",
    "an eraser": "removing pencil marks", "a basket": "carrying things",
    "a computer": "working, writing and playing", "a shovel": "digging", "a bell": "ringing",
    "a candle": "giving light", "a pillow": "resting your head", "a helmet": "protecting your head",
}  # fmt: skip
JOBS = {
    "a teacher": "teaches children", "a doctor": "helps sick people",
    "a baker": "bakes bread and cakes", "a farmer": "grows food and keeps animals",
    "a pilot": "flies planes", "a cook": "cooks meals", "a painter": "paints pictures",
    "a firefighter": "puts out fires", "a dentist": "looks after teeth",
    "a writer": "writes books", "a singer": "sings songs", "a gardener": "looks after gardens",
    "a fisherman": "catches fish", "a tailor": "makes clothes", "a sailor": "works on a ship",
    "a carpenter": "makes things from wood", "a police officer": "keeps people safe",
    "a vet": "helps sick animals", "a nurse": "looks after sick people",
    "a librarian": "looks after books", "a judge": "decides cases in court",
    "a postman": "brings letters", "a butcher": "sells meat", "a programmer": "writes programs",
    "a driver": "drives a car or a bus", "a builder": "builds houses",
    "a mechanic": "repairs cars", "an actor": "plays in films and plays",
    "a musician": "makes music", "a hairdresser": "cuts hair",
}  # fmt: skip
