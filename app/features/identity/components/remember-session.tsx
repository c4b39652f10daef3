import { useEffect } from "react";
import { type SessionHint, sessionHintKey } from "#app/core/requests/session-hint.ts";

/**
 * Keeps the hint that the header goes by: set where the server knows who is signed in,
 * removed where it knows that nobody is. It opens nothing.
 */
export function RememberSession({ hint }: { hint: SessionHint | null }) {
  useEffect(() => {
    try {
      if (hint) {
        localStorage.setItem(sessionHintKey, JSON.stringify(hint));
        document.documentElement.dataset.user = hint.type;
      } else {
        localStorage.removeItem(sessionHintKey);
        delete document.documentElement.dataset.user;
      }
    } catch {
      // Storage is switched off: the header then shows what it shows to everyone.
    }
  }, [hint]);
  return null;
}
