/** When an outside fact was checked, and where. */
export const datedEn = {
  asOf: "As of {date}.",
  source: "Source:",
  confirm: "; confirm at {site}",
  compared: "Public sources compared in Nov 2026",
  outline: "our own outline, compared with no notice yet",
  eachExam: "Sources of each exam record",
  ownSite: "the exam's own site",
};
