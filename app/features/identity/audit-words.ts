import { isId } from "#app/core/id.ts";

/** "session.student_chosen" as people say it: "Session: student chosen" (L15c). */
export function eventWords(event: string): string {
  const [first = "", ...rest] = event.split(".");
  const words = (text: string) => text.replaceAll("_", " ");
  return [capital(words(first)), ...rest.map(words)].join(": ");
}

/** The same back again: what is read in the list can be typed into its search. */
export function eventKey(words: string): string {
  return words.trim().toLowerCase().replace(/:\s+/g, ".").replaceAll(" ", "_");
}

/** "account:0190a000-…" as what it is and the end of its number; the whole name stands in its link. */
export function subjectWords(subject: string): string {
  const [kind = "", ...rest] = subject.split(":");
  const name = rest.join(":");
  const shown = isId(name) ? `…${name.slice(-8)}` : name;
  return [capital(kind.replaceAll("_", " ")), shown].filter(Boolean).join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
