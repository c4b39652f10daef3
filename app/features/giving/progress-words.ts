/** What a student said of her studies, as givers read it on the page and in the file. */
export const progressWords = {
  same: "In the same class",
  continued: "Went on",
  finished: "Finished",
  paused: "Pausing",
  stopped: "Stopped",
} as const;
