import { useLocale } from "use-intl";
import { formatDateTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Button } from "./button.tsx";
import { Alert } from "./dialogs/alert.tsx";

type PressedNoteProps = {
  pressedAt: number | null;
  title: (time: string) => string;
  text: string;
  forget: string;
  onForget: () => void;
};

/** Pressed, and not arrived: since when, what counts, and the way back. */
export function PressedNote({ pressedAt, title, text, forget, onForget }: PressedNoteProps) {
  const language = useLocale() as Language;
  return (
    <div role="status">
      {pressedAt !== null && (
        <Alert tone="warn" title={title(formatDateTime(new Date(pressedAt), language))}>
          <p>{text}</p>
          <Button type="button" kind="text" size="sm" onClick={onForget}>
            {forget}
          </Button>
        </Alert>
      )}
    </div>
  );
}
