import { studentField } from "#app/core/forms/student-field.ts";

/** A visitor's saved scholarships, in this browser; they move into the account after sign-in. */
export const savedKey = "scholarsetu.saved";
const MOST_KEPT = 200;

/** What this browser keeps for a visitor, newest first. */
export function readKept(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(savedKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === "string").slice(0, MOST_KEPT) : [];
  } catch {
    // Storage is switched off, or holds something else: then nothing is kept.
    return [];
  }
}

/** False if this browser keeps nothing. */
export function keepSaved(slugs: readonly string[]): boolean {
  try {
    localStorage.setItem(savedKey, JSON.stringify(slugs.slice(0, MOST_KEPT)));
    return true;
  } catch {
    return false;
  }
}

export function forgetKept(): void {
  try {
    localStorage.removeItem(savedKey);
  } catch {
    // Nothing was kept.
  }
}

/** One post to the action of the saved scholarships, for this student; answers with what is saved then. */
export async function postSaved(body: URLSearchParams, student: string): Promise<readonly string[]> {
  body.set(studentField, student);
  const answer = await fetch("/scholarships/saved", {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
  });
  // The session has run out behind the hint, or is for another student by now: the wish waits on the page of the
  // saved ones until the right one is back.
  const wayBack = { 401: "/login", 409: "/login/student" }[answer.status];
  if (wayBack && body.get("intent") === "save") {
    const wish = `/saved?${new URLSearchParams({ add: body.get("slug") ?? "" })}`;
    window.location.assign(`${wayBack}?next=${encodeURIComponent(wish)}`);
  }
  if (!answer.ok) throw new Error(`Saving answered ${answer.status}`);
  return ((await answer.json()) as { saved: string[] }).saved;
}

/** After sign-in: what a visitor had saved here goes into the account. Null where nothing was kept here. */
export async function moveKept(student: string): Promise<readonly string[] | null> {
  const kept = readKept();
  if (kept.length === 0) return null;
  const body = new URLSearchParams({ intent: "merge" });
  for (const slug of kept) body.append("slug", slug);
  const saved = await postSaved(body, student);
  forgetKept();
  return saved;
}
