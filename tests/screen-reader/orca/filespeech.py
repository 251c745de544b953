"""A speech server of Orca that writes the speech, one JSON line per utterance, into the file SPEECH_FILE.

Orca (43) imports it by its name in user-settings.conf, speechServerFactory: the folder of its preferences is on
sys.path.
"""

import json
import os

from orca import speechserver

_speech = open(os.environ["SPEECH_FILE"], "a", buffering=1, encoding="utf-8")


def _write(kind, text=""):
    _speech.write(json.dumps({"kind": kind, "text": text}, ensure_ascii=False) + "\n")


class SpeechServer(speechserver.SpeechServer):
    _server = None

    @staticmethod
    def getFactoryName():
        return "File"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._server is None:
            SpeechServer._server = SpeechServer()
        return SpeechServer._server

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._server = None

    def getInfo(self):
        return ["File", "file"]

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({"name": "file", "lang": "pl"})]

    def speakCharacter(self, character, acss=None):
        _write("character", character)

    def speakKeyEvent(self, event, acss=None):
        _write("key", event.getKeyName())

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            _write("speak", text)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            _write("say-all", context.utterance)
            progressCallback(context, speechserver.SayAllContext.COMPLETED)

    def stop(self):
        _write("stop")

    def shutdown(self):
        _write("shutdown")

    def reset(self, text=None, acss=None):
        pass
