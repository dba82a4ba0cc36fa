"""A bot that speaks JSON lines, in any of the games: it takes the answer that it has given least often before.

skulduggery arena crooks --bot "process:python3 examples/lines_bot.py" --against random --deals 20
"""

import json
import sys
from collections import Counter

HERE = {"t": "hello", "name": "least often", "version": "1"}
given: Counter[str] = Counter()


def choose(question: dict) -> list[str]:
    """The words of one of the options: here you know ``question["view"]`` and ``question["messages"]`` too."""
    options = [option["words"] for option in question["ask"]["options"]]
    return min(options, key=lambda words: given[words[0]])


for line in sys.stdin:
    said = json.loads(line)
    if said["t"] == "hello":
        answer = HERE
    elif said["t"] == "events" and said["ask"]:
        words = choose(said)
        given[words[0]] += 1
        answer = {"t": "answer", "ask": said["ask"]["id"], "words": words}
    else:  # a game begins or is over: nothing of it is kept, so that each deal goes as it would alone
        given.clear()
        continue
    print(json.dumps(answer), flush=True)
