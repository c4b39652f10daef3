import { isProblem } from "#app/core/errors.ts";

/** What came of it; or why somebody who came second could not do it, to be said on the page. */
export async function problemOf<T>(
  work: Promise<T>,
): Promise<{ problem: null; outcome: T } | { problem: string; outcome: null }> {
  try {
    return { problem: null, outcome: await work };
  } catch (error) {
    if (!isProblem(error) || error.status !== 409) throw error;
    return { problem: error.detail ?? error.title, outcome: null };
  }
}
