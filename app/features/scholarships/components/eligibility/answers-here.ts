import { readKept } from "#app/core/kept/read-kept.ts";

/** A visitor's answers live in this tab, for as long as it is open, and go to the server only to be judged. */
export const answersKey = "scholarsetu.answers";

/** Whether there are any; what they say is read by those who ask with them (stored-answers.ts). */
export function isAnsweredHere(): boolean {
  return (readKept(answersKey, "sessionStorage") ?? "{}") !== "{}";
}
