import { now } from "#app/core/clock.ts";

const RETRY_MS = 8000;

export type SavedDraft = {
  number: string;
  savedAt: number;
  elsewhere: Record<string, string>;
};

/** It will be tried again: without a connection, or when the server has no place at this moment. */
type NotNow = { kind: "offline" | "busy"; waitMs: number };
const unreached: NotNow = { kind: "offline", waitMs: RETRY_MS };

/** Sends the changed fields with the age of each: a phone's clock is not to be believed. */
export async function saveDraft(
  { number, heardAt }: { number: string | null; heardAt: number },
  { slug, step, student }: { slug: string; step: number; student: string },
  fields: ReadonlyMap<string, { value: string; typedAt: number }>,
): Promise<SavedDraft | "refused" | "other_student" | NotNow> {
  const body = {
    application: number ?? "",
    scholarship: slug,
    student,
    step,
    heardAt,
    fields: Object.fromEntries(
      [...fields].map(([name, { value, typedAt }]) => [
        name,
        { value, agoMs: Math.max(0, now().getTime() - typedAt) },
      ]),
    ),
  };
  try {
    const answer = await fetch("/apply/save", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    // Sent meanwhile from another device, or a sibling was chosen in another tab: it is not to be saved here.
    if (answer.status === 409 || answer.status === 404) {
      const { code } = (await answer.json()) as { code?: string };
      return code === "other_student" ? code : "refused";
    }
    if (answer.status === 503) {
      return { kind: "busy", waitMs: (Number(answer.headers.get("Retry-After")) || 5) * 1000 };
    }
    const isAnswer = answer.ok && !answer.redirected && answer.headers.get("Content-Type")?.includes("json");
    return isAnswer ? ((await answer.json()) as SavedDraft) : unreached;
  } catch {
    return unreached;
  }
}
