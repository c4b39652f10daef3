import { now } from "#app/core/clock.ts";

const RETRY_MS = 8000;

export type SavedDraft = {
  number: string;
  savedAt: number;
  elsewhere: Record<string, string>;
};

/** It will be tried again: without a connection, when the server has no place, or after the next sign-in. */
type NotNow = { kind: "offline" | "busy" | "signedOut"; waitMs: number };
const unreached: NotNow = { kind: "offline", waitMs: RETRY_MS };

type Heard = { number: string | null; heardAt: number };
/** What was saved while one step made room for the next: the new step has not heard of it, this browser has. */
let heard: Heard = { number: null, heardAt: 0 };

/** Sends the changed fields with the age of each: a phone's clock is not to be believed. */
export async function saveDraft(
  { number, heardAt }: Heard,
  { slug, step, student }: { slug: string; step?: number; student: string },
  fields: ReadonlyMap<string, { value: string; typedAt: number }>,
): Promise<SavedDraft | "refused" | "other_student" | NotNow> {
  const body = {
    application: number ?? "",
    scholarship: slug,
    student,
    ...(step && { step }),
    heardAt: heard.number === number ? Math.max(heardAt, heard.heardAt) : heardAt,
    fields: Object.fromEntries(
      [...fields].map(([name, { value, typedAt }]) => [
        name,
        { value, agoMs: Math.max(0, now().getTime() - typedAt) },
      ]),
    ),
  };
  const text = JSON.stringify(body);
  try {
    const answer = await fetch("/apply/save", {
      method: "POST",
      body: text,
      // The page may be left before the answer is there; a browser carries only a little along.
      keepalive: text.length < 20_000,
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    // Sent meanwhile from another device, or a sibling was chosen in another tab: it is not to be saved here.
    if (answer.status === 409 || answer.status === 404) {
      const { code } = (await answer.json()) as { code?: string };
      return code === "other_student" ? code : "refused";
    }
    if (answer.status === 401) return { kind: "signedOut", waitMs: RETRY_MS };
    if (answer.status === 503) {
      return { kind: "busy", waitMs: (Number(answer.headers.get("Retry-After")) || 5) * 1000 };
    }
    // S14c: a page of ours behind the sign-in answers with the way there.
    if (answer.redirected && new URL(answer.url).pathname === "/login")
      return { kind: "signedOut", waitMs: RETRY_MS };
    const isAnswer = answer.ok && !answer.redirected && answer.headers.get("Content-Type")?.includes("json");
    if (!isAnswer) return unreached;
    const saved = (await answer.json()) as SavedDraft;
    heard = { number: saved.number, heardAt: saved.savedAt };
    return saved;
  } catch {
    return unreached;
  }
}
