/** All papers of hers that wait on this phone. Whether none is left. */
export async function sendPapers(student: string): Promise<boolean> {
  if (!("indexedDB" in window) || !navigator.locks) return true;
  const { keptFiles } = await import("#app/core/kept/kept-files.ts");
  const { sendKeptFiles } = await import("#app/core/kept/send-kept-files.ts");
  const places = new Set((await keptFiles.list(student).catch(() => [])).map(({ place }) => place));
  for (const place of places) {
    if (!(await sendKeptFiles(student, place, () => undefined).catch(() => false))) return false;
  }
  return true;
}
