"""Word lists that several kinds of tasks draw from."""

from tasks.core import split_words

NAMES = split_words(
    "Tom Anna Ben Lily Max Emma Sam Mia Leo Zoe Jack Ella Noah Ruby Oscar Nina Paul Clara Hugo "
    "Alice Finn Rosa Theo Ivy Adam Lucy Omar Sara Milo Eva Felix Maya Jonas Lena Peter Julia "
    "David Hannah Daniel Sophie Simon Amy Luca Kate Martin Grace Robin Nora Henry Olga"
)

THINGS = split_words(
    "apples pears books coins eggs cookies pencils balls stones shells flowers stamps cards "
    "marbles cups oranges lemons plums nuts candies boxes buttons balloons stickers toys "
    "carrots muffins keys tickets"
)
ONE_THING = {things: things[:-1] for things in THINGS} | {"boxes": "box", "candies": "candy"}

NUMBER_WORDS = split_words(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen twenty"
)

SPELLING_WORDS = split_words(
    """
    airport angry animal answer ant apple arm ask aunt autumn baby back bad bag bake baker
    balcony ball banana barn basket bat beach bean bear beaver bed bee bell belt berry big bike
    bird birthday black blanket blue boat book boot bottle bowl box brave bread break bridge
    bright bring broom brother brown brush bucket build bus butter butterfly button buy cake
    call camel camera candle candy cap car carpet carrot carry castle cat catch cellar chair
    cheese cherry chicken child chimney church circle city clean clever climb clock close cloud
    coat coffee coin cold color computer cook cookie cool corn corner cotton country cousin cow
    crab crocodile crow crown cry cup curtain cut dance dancer dark day deer desert dirty doctor
    dog doll dolphin donkey door dragon draw drawer dream dress drink drive driver drum dry duck
    eagle ear early earth east easy eat egg eight elephant empty end engine evening eye face
    fairy family farm farmer fast father fear field find finger fire fish five fix floor flower
    flute fly foot forest fork four fox fridge friend frog full funny game garage garden ghost
    giant gift giraffe give glass glove goat gold golden good goose grape grass gray green grow
    guitar hair hammer hamster hand happy hard hat hawk head hear heart heavy help hen hill
    hockey holiday home honey hope horse hospital hot hotel hour house hundred hungry ice idea
    insect iron island jacket joy juice jump kangaroo kettle key kick kind king kitchen kite
    kitten knee knife knight know koala ladder lake lamp late laugh leaf learn left leg lemon
    lesson letter library light line lion listen lizard lock long look lose loud love luck
    machine magic mango map market meat medal melon metal middle milk minute mirror mole money
    monkey monster month moon morning mother mountain mouse mouth museum music nail name nature
    neck needle neighbor new night nine north nose number nurse ocean old one onion open orange
    oven owl page paint painter pan panda paper park parrot party pasta peace peach pear pencil
    penguin people pepper person phone piano pick picture pig pigeon pillow pilot pink pirate
    pizza plan plane planet plant plastic plate play plum pocket point poor pot potato prince
    prize problem pull puppy purple push puzzle queen question quiet rabbit race radio rain rat
    read red rest rice rich ride right ring river road robot rock rocket roof room root run sad
    sailor salad salt sand scarf school science screen sea seal second secret see seed sell
    seven shadow shape sheep shelf ship shirt shoe shop short sick side silver sing singer
    sister six skin skirt sky sleep slow small smell smile snake snow soap soccer sock sofa soft
    song soup sour south space spider spoon sport spring square star start station stone stop
    storm story street strong sugar summer sun swan sweater sweet swim table take talk tall
    taste tea teach teacher team ten tennis test think thirsty thread three throw tiger time
    tired toad today tomato tomorrow tooth touch towel tower town toy train travel tray tree
    trip truck truth tunnel turtle two umbrella uncle valley village violin wait walk wall warm
    wash water weak weather week west wet whale wheel white win wind window winter wish wizard
    wolf wood wool word work world write writer wrong year yellow young zebra
    """
)
"""Words to take apart, in the order of the alphabet."""

CATEGORIES: dict[str, list[str]] = {
    "fruits": split_words(
        "apple banana pear orange grape cherry mango peach plum lemon melon kiwi"
    ),
    "vegetables": split_words(
        "carrot potato onion tomato cabbage pea bean spinach cucumber pumpkin"
    ),
    "animals": split_words("dog cat horse cow lion tiger bear elephant rabbit fox wolf monkey"),
    "farm animals": split_words("cow pig sheep goat horse hen duck donkey goose"),
    "wild animals": split_words("lion tiger bear wolf fox elephant giraffe zebra deer monkey"),
    "birds": split_words("eagle owl duck swan parrot pigeon sparrow robin crow penguin"),
    "sea animals": split_words("whale dolphin shark crab octopus seal turtle fish"),
    "insects": split_words("bee ant fly butterfly beetle wasp mosquito grasshopper"),
    "pets": split_words("dog cat hamster rabbit goldfish parrot turtle"),
    "colors": split_words("red blue green yellow orange purple black white brown pink"),
    "flowers": split_words("rose tulip daisy lily sunflower violet orchid daffodil"),
    "trees": split_words("oak pine birch maple willow beech palm cedar"),
    "vehicles": split_words("car bus train bicycle truck boat plane motorcycle"),
    "clothes": split_words("shirt coat hat sock shoe scarf dress glove sweater"),
    "sports": split_words("soccer tennis swimming running hockey basketball volleyball golf"),
    "musical instruments": split_words("piano guitar violin flute drum trumpet harp"),
    "tools": split_words("hammer saw screwdriver drill axe rake shovel"),
    "drinks": split_words("water milk tea coffee juice lemonade cocoa"),
    "kinds of food": split_words("bread cheese rice soup pizza pasta salad"),
    "desserts": split_words("cake pie pudding cookies chocolate pancakes"),
    "kinds of weather": split_words("sun rain snow wind fog hail"),
    "jobs": split_words("teacher doctor nurse baker farmer painter driver cook pilot"),
    "rooms": split_words("kitchen bedroom bathroom hall office cellar"),
    "pieces of furniture": split_words("table chair bed sofa shelf desk cupboard"),
    "parts of the body": split_words("head arm hand leg foot nose ear mouth eye knee"),
    "school things": split_words("pencil pen book ruler eraser notebook bag"),
    "shapes": split_words("circle square triangle rectangle oval star"),
    "planets": split_words("Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune"),
    "continents": split_words("Africa Asia Europe Antarctica Australia"),
    "languages": split_words("English French German Spanish Italian Chinese Arabic"),
    "hobbies": split_words("reading drawing cooking dancing swimming gardening painting singing"),
    "toys": split_words("ball doll kite puzzle teddy robot"),
    "feelings": split_words("joy anger fear love surprise pride hope"),
    "metals": split_words("iron gold silver copper tin lead"),
    "names for a dog": split_words("Rex Bello Buddy Rocky Charlie Max Lucky Sam"),
    "names for a cat": split_words("Luna Kitty Tiger Mimi Shadow Ginger Minka Felix"),
    "names for a girl": split_words("Anna Emma Lily Mia Ella Clara Nina Rosa"),
    "names for a boy": split_words("Tom Ben Max Leo Jack Noah Paul Felix"),
    "things for a picnic": [
        "a blanket",
        "sandwiches",
        "fruit",
        "water",
        "plates",
        "cups",
        "a basket",
        "cake",
    ],
    "things for a trip": [
        "clothes",
        "a toothbrush",
        "a map",
        "money",
        "a phone",
        "a good book",
        "water",
        "snacks",
    ],
    "things to do on a rainy day": [
        "read a book",
        "bake a cake",
        "play a game",
        "draw a picture",
        "watch a film",
        "write a letter",
        "listen to music",
    ],
    "things to do outside": [
        "take a walk",
        "ride a bike",
        "play with a ball",
        "fly a kite",
        "go swimming",
        "look at the clouds",
        "have a picnic",
    ],
    "gift ideas": [
        "a good book",
        "flowers",
        "a nice cup",
        "chocolate",
        "a game",
        "a scarf",
        "a picture",
    ],
    "gifts for a child": [
        "a ball",
        "a doll",
        "a puzzle",
        "a picture book",
        "a kite",
        "paint and brushes",
        "a teddy",
    ],
    "foods for breakfast": [
        "bread with butter",
        "eggs",
        "fruit",
        "milk",
        "honey",
        "cheese",
        "pancakes",
    ],
    "healthy foods": ["apples", "carrots", "nuts", "fish", "salad", "beans", "berries"],
    "good habits": [
        "sleep enough",
        "drink water",
        "move every day",
        "eat fruit",
        "be kind",
        "say thank you",
    ],
    "kitchen things": split_words("spoon fork knife plate bowl cup pan pot"),
}
"""Members of each category; every one is right, and each list has at least five."""
