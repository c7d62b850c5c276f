"""Files that macOS asks the running application to open."""

import json
import subprocess
import sys

# In a process of its own: the application object of the other tests is another one.
_SCRIPT = """
import json, sys
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from foretoken.ui.start.application import Application

app = Application(sys.argv[:1])
opened = []
app.postEvent(app, QFileOpenEvent("/models/too early.gguf"))
app.postEvent(app, QFileOpenEvent("/models/early.gguf"))
QCoreApplication.processEvents()
assert not opened
app.open_files_with(lambda path: opened.append(path.as_posix()))
app.postEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/models/some model.gguf")))
app.postEvent(app, QFileOpenEvent(QUrl("https://example.org/x.gguf")))
app.postEvent(app, QEvent(QEvent.Type.User))
QCoreApplication.processEvents()
print(json.dumps(opened))
"""


def test_files_are_opened_when_the_system_asks_even_before_the_window_is_ready() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ["/models/early.gguf", "/models/some model.gguf"]
