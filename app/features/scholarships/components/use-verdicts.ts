import { useEffect, useState } from "react";
import type { JudgementView } from "../judgement-view.ts";
import { useAnswers } from "./answers-store.ts";
import { mergeKept, showAccountSaved } from "./saved-store.ts";
import { removeStoredAnswers } from "./stored-answers.ts";
import { useViewer } from "./use-viewer.ts";

/** What the server says about the cards in sight, for the one who looks. */
export interface ForMe {
  readonly verdicts: Readonly<Record<string, JudgementView>>;
  /** What the verdicts rest on; null when nothing is known of the reader. */
  readonly basis: "profile" | "answers" | null;
  /** Saved in the account of a student; null for anybody else. */
  readonly saved: readonly string[] | null;
  /** Whose they are. */
  readonly student?: string | null;
}

const nothing: ForMe = { verdicts: {}, basis: null, saved: null };

/**
 * One question for all the cards in sight: how they fit the reader. Asked only where there is something to go
 * by: answers in this tab, or a signed-in student's profile. The answers travel in the body, never in an address.
 */
export function useVerdicts(slugs: readonly string[]): ForMe {
  const viewer = useViewer();
  const answers = useAnswers();
  const [found, setFound] = useState(nothing);
  const asked = slugs.join();
  const given = new URLSearchParams(answers).toString();

  useEffect(() => {
    const isStudent = viewer === "student";
    if (viewer === null || (!isStudent && given === "") || asked === "") {
      setFound(nothing);
      return;
    }
    const stop = new AbortController();
    const body = new URLSearchParams(given);
    body.set("slugs", asked);
    ask(body, isStudent, stop.signal).then(setFound, () => undefined);
    return () => stop.abort();
  }, [viewer, given, asked]);

  return found;
}

async function ask(body: URLSearchParams, isStudent: boolean, signal: AbortSignal): Promise<ForMe> {
  if (isStudent) {
    await mergeKept().catch(() => 0);
    removeStoredAnswers();
  }
  const answer = await fetch("/scholarships/verdicts", { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`Verdicts answered ${answer.status}`);
  const found = (await answer.json()) as ForMe;
  if (found.saved) showAccountSaved(found.saved, found.student ?? "");
  return found;
}
