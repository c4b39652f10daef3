const words = {
  retried: (count: number) => `${counted(count, "message is", "messages are")} being tried again.`,
  given_up: (count: number) => `${counted(count, "message was", "messages were")} dropped.`,
  rerun: (count: number) => `${counted(count, "job runs", "jobs run")} again.`,
  announced: () => "Every page says so now, in three languages.",
  ended: () => "The announcement is off every page.",
  told: (count: number) =>
    count === 0
      ? "Everybody at the desks was told already."
      : `${counted(count, "person was", "people were")} told.`,
};

export type SystemDone = keyof typeof words;

/** What a button of /admin/system did; null for what no button says. */
export function systemDoneText(did: string | null, count: number): string | null {
  return did !== null && Object.hasOwn(words, did) ? words[did as SystemDone](count) : null;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
