export const tipsEn = {
  title: "Scholarship Tips",
  description:
    "How to search, read the rules, get papers right, write essays and speak in interviews, with the mistakes that cost students most.",
  lead: "What people who read thousands of applications wish every student knew.",
  find: "Find scholarships",
  subjects: "Tips by subject",
  doAndDont: "Do and don't",
  dos: "Do",
  donts: "Don't",
  mistakes: {
    title: "Common mistakes",
    caption: "Common mistakes, what happens, and what to do instead",
    mistake: "Mistake",
    what: "What happens",
    instead: "Instead",
  },
  year: "A year of applying",
  essays: "Essays that are read to the end",
  interviews: "Interviews",
  unsure: "Still unsure about your own case?",
  unsureText: "A counselor reads your papers with you and tells you which awards you can win.",
  book: "Book a free session",
};
