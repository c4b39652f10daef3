import { isProblem } from "#app/core/errors.ts";

/** Null when it was done; else why somebody who came second could not do it, to be said on the page. */
export async function problemOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!isProblem(error) || error.status !== 409) throw error;
    return error.detail ?? error.title;
  }
}
