import Volume2 from "lucide-react/icons/volume-2";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { useUiWords } from "../ui-words.ts";
import { speakPart, voiceFor } from "./speak-part.ts";

/**
 * Reads the part it stands in (`data-read`) aloud, by a voice of the reader's own phone. Where there is no voice for
 * the language of the page, or no script, there is no button; its place is kept, so that nothing moves.
 */
export function ReadAloud({ className }: { className?: string }) {
  const words = useUiWords();
  const button = useRef<HTMLButtonElement>(null);
  const [hasVoice, setHasVoice] = useState(false);
  const [isReading, setIsReading] = useState(false);
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    const look = () =>
      setHasVoice(Boolean(voiceFor(document.documentElement.lang, speechSynthesis.getVoices())));
    look();
    // Most browsers know their voices only a moment later.
    speechSynthesis.addEventListener?.("voiceschanged", look);
    return () => {
      speechSynthesis.removeEventListener?.("voiceschanged", look);
      speechSynthesis.cancel();
    };
  }, []);
  const press = () => {
    const part = button.current?.closest<HTMLElement>("[data-read]");
    if (isReading || !part) {
      speechSynthesis.cancel();
      setIsReading(false);
      return;
    }
    setIsReading(true);
    speakPart(part, () => setIsReading(false));
  };
  return (
    <Button
      ref={button}
      type="button"
      kind="quiet"
      size="sm"
      icon={Volume2}
      className={classNames("no-print", !hasVoice && "invisible", className)}
      onClick={press}
      data-still="read-aloud"
      data-stop={words.stopReading}
    >
      <span>{isReading ? words.stopReading : words.readAloud}</span>
    </Button>
  );
}
