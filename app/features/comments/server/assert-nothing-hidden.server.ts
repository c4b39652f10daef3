import { invalid } from "#app/core/requests/errors.ts";
import type { SeenSubject } from "./comment-subjects.server.ts";

/** Whoever scores blind reads the talk too: the name stays out of it. */
export function assertNothingHidden({ hiddenWords = [] }: SeenSubject, text: string): void {
  const said = new Set(text.toLocaleLowerCase("en").split(/[^\p{L}\p{M}\p{N}]+/u));
  if (!hiddenWords.some((word) => word.length > 2 && said.has(word.toLocaleLowerCase("en")))) return;
  throw invalid({
    text: ["Reviewers score blind here and read this too: write it without the student’s name."],
  });
}
