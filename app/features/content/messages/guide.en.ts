export const guideEn = {
  title: "Application Guide",
  description:
    "From registration to result in five steps and about 70 minutes: what to do, which papers to have ready, and what goes wrong most often.",
  howTo: "How to apply for a scholarship",
  figures: {
    steps: "steps",
    minutes: "{count} minutes",
    minutesLabel: "in all, then you wait",
    success: "application success rate",
  },
  start: "Start an application",
  stepsTitle: "Five steps",
  tipsTitle: "Tips for every step",
  checklist: {
    title: "Document checklist",
    lead: "Tick what you have. The ticks stay on this phone; print the list or take it along as a PDF.",
    papers: "Papers ready",
    ready: "{ready} of {total}",
    always: "Always needed",
    where: "Where: {where}",
    print: "Print the checklist",
    clear: "Clear all ticks",
    download: "Download the checklist (PDF)",
  },
  onward: "Go on from here",
  links: {
    scholarships: { title: "Find scholarships", text: "Search by class, state, category and income." },
    tips: { title: "Scholarship Tips", text: "What reviewers look for, and common mistakes." },
    help: { title: "Student Help Center", text: "Fifty answers, downloads and a free session." },
  },
};
