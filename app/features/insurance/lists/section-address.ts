/** What a page says once after a step; it stands in the address, so that it works without script. */
export const onceParameters = [
  "done",
  "undo",
  "add",
  "edit",
  "filter",
  "decide",
  "approve",
  "reopen",
  "delete",
] as const;

/** The same list after something was done, with the word for it and what Undo needs. */
export function afterStep(address: URL, said: { done: string; undo?: string }): string {
  const url = new URL(address);
  for (const name of onceParameters) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** What the address asks a page to show: a dialog to be open, a word to be said. */
export function readOnce({ searchParams }: URL) {
  const undo = searchParams.get("undo");
  return {
    done: searchParams.get("done"),
    undo: undo && /^[0-9a-f-]{36}$/.test(undo) ? undo : null,
    opens:
      (["add", "edit", "filter", "decide", "approve", "reopen", "delete"] as const).find((name) =>
        searchParams.has(name),
      ) ?? null,
    /** Which row the dialog is about. */
    about: searchParams.get("decide") ?? searchParams.get("approve"),
  };
}

export type Once = ReturnType<typeof readOnce>;
