"""Short poems, four lines each."""

POEMS = {
    "the sea": (
        "The sea is wide, the sea is blue,\n"
        "it sings a quiet song for you.\n"
        "It comes and goes, it shines and foams,\n"
        "and carries little boats to their homes."
    ),
    "the sun": (
        "Good morning, sun, so warm and bright,\n"
        "you chase away the dark of night.\n"
        "You make the flowers wake and grow\n"
        "and melt away the winter snow."
    ),
    "the moon": (
        "The moon looks down on field and town,\n"
        "it wears the night like a silver gown.\n"
        "It watches while the children sleep,\n"
        "and lights the way for cows and sheep."
    ),
    "the stars": (
        "The stars are small, the stars are far,\n"
        "I wonder what you are, dear star.\n"
        "You shine for me, you shine for all,\n"
        "above the roof, above the wall."
    ),
    "rain": (
        "Drip and drop, the rain comes down,\n"
        "on every roof in every town.\n"
        "It fills the lake, it wets the tree,\n"
        "and makes small rivers just for me."
    ),
    "snow": (
        "The snow falls softly through the night,\n"
        "and in the morning all is white.\n"
        "We build a man of snow and ice\n"
        "with stones for eyes. It looks so nice!"
    ),
    "the wind": (
        "The wind runs over hill and lake,\n"
        "it makes the leaves and branches shake.\n"
        "It lifts my kite into the sky\n"
        "and whispers to me: fly, fly, fly!"
    ),
    "spring": (
        "The spring is here, the birds all sing,\n"
        "and bees are busy on the wing.\n"
        "The grass is green, the sky is clear,\n"
        "the best time of the year is here."
    ),
    "summer": (
        "In summer when the days are long,\n"
        "the birds sing out their happy song.\n"
        "We swim and play, we laugh and run,\n"
        "and eat our ice cream in the sun."
    ),
    "autumn": (
        "The leaves turn yellow, red and brown,\n"
        "and one by one they tumble down.\n"
        "The wind is cool, the days are short,\n"
        "with apples of the sweetest sort."
    ),
    "winter": (
        "The winter comes with frost and snow,\n"
        "and ice on every lake below.\n"
        "But in the house it's warm and bright,\n"
        "with tea and stories every night."
    ),
    "a cat": (
        "My little cat has eyes of green,\n"
        "the softest fur you've ever seen.\n"
        "She sleeps all day upon my chair\n"
        "and dreams of mice that are not there."
    ),
    "a dog": (
        "My dog is brown, my dog is fast,\n"
        "he runs and runs, I come in last.\n"
        "And when the day is at its end,\n"
        "he sleeps by me, my dearest friend."
    ),
    "a bird": (
        "A little bird sat in a tree\n"
        "and sang a happy song for me.\n"
        "It sang of sun, it sang of spring,\n"
        "and then it flew on tiny wing."
    ),
    "a horse": (
        "My horse can run, my horse can leap,\n"
        "up every hill, however steep.\n"
        "We ride until the day is done\n"
        "and come home with the setting sun."
    ),
    "a mouse": (
        "A little mouse lived in a shoe,\n"
        "with one small bed and a chair or two.\n"
        "It ate some cheese, it drank some tea,\n"
        "as happy as a mouse can be."
    ),
    "a tree": (
        "The old tree stands so tall and wide,\n"
        "with birds and squirrels by its side.\n"
        "It gives us shade, it gives us air,\n"
        "and it is always standing there."
    ),
    "flowers": (
        "The flowers bloom in red and blue,\n"
        "in white and pink and yellow too.\n"
        "They drink the rain, they love the light,\n"
        "and close their little heads at night."
    ),
    "friends": (
        "A friend is someone good and kind,\n"
        "the nicest treasure you can find.\n"
        "We laugh and play, we help and share,\n"
        "and when I'm sad, my friend is there."
    ),
    "my mother": (
        "My mother's smile is warm and bright,\n"
        "she holds my hand and says good night.\n"
        "When I am sad, she helps me through.\n"
        "Dear mother, yes, I do love you."
    ),
    "love": (
        "Love is a light that shines for two,\n"
        "it warms the heart the whole day through.\n"
        "It asks for nothing, gives a lot,\n"
        "and is the best thing that we've got."
    ),
    "the night": (
        "The night is dark, the night is deep,\n"
        "and all the little ones now sleep.\n"
        "The owl is flying round the tree\n"
        "and only stars are there to see."
    ),
    "the morning": (
        "The morning wakes with golden light,\n"
        "and says goodbye to yesterday's night.\n"
        "The birds are singing in the tree:\n"
        "get up, get up, come out with me!"
    ),
    "a house": (
        "Our little house stands on a hill,\n"
        "with flowers on the window sill.\n"
        "The door is open, come on in,\n"
        "and let the merry day begin!"
    ),
    "school": (
        "At school we read, at school we write,\n"
        "we learn that day is not like night.\n"
        "We count and paint, we sing and play,\n"
        "and then go home at the end of the day."
    ),
    "books": (
        "A book can take me far away,\n"
        "on any cold and rainy day.\n"
        "To castles, ships and dragons too,\n"
        "and every page is something new."
    ),
    "a robot": (
        "I know a robot, small and neat,\n"
        "with wheels instead of hands and feet.\n"
        "It blinks and beeps the whole day long\n"
        "and hums a little robot song."
    ),
    "a dragon": (
        "A dragon lived upon a hill,\n"
        "he liked to sit and sit quite still.\n"
        "His fire was warm, his heart was too,\n"
        "he cooked us soup and pancakes, too."
    ),
    "the forest": (
        "The forest is a quiet place,\n"
        "with light and shadow, green and grace.\n"
        "The deer walks softly, the fox is near,\n"
        "and only birds are what you hear."
    ),
    "food": (
        "I like my bread, I like my cheese,\n"
        "a little more potatoes, please!\n"
        "I like my apples, red and sweet,\n"
        "there are so many things to eat."
    ),
    "happiness": (
        "A sunny day, a cup of tea,\n"
        "a friend who comes to visit me,\n"
        "a song, a smile, an open door:\n"
        "to be happy, I need no more."
    ),
    "a birthday": (
        "Today's your day, so blow the light,\n"
        "and eat your cake, take one more bite!\n"
        "We sing for you, we dance, we play.\n"
        "Have a wonderful birthday today!"
    ),
    "computers": (
        "Computers work both day and night,\n"
        "they count and write and get it right.\n"
        "But when I want to laugh and play,\n"
        "I turn them off and go away."
    ),
    "fish": (
        "The little fish swims round and round,\n"
        "it never makes a single sound.\n"
        "It blows some bubbles, one, two, three,\n"
        "and then it swims back to the sea."
    ),
}
