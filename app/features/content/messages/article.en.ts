export const articleEn = {
  updated: "brought up to date {day}",
  contents: "On this page",
  textInEnglish: "The text of this article is in English.",
  like: "Like",
  liked: "Liked",
  more: {
    scholarships: "More on scholarships",
    career: "More on career",
    "study-abroad": "More on study abroad",
    "exam-prep": "More on exam preparation",
  },
  allOf: {
    scholarships: "All articles on scholarships",
    career: "All articles on career",
    "study-abroad": "All articles on study abroad",
    "exam-prep": "All articles on exam preparation",
  },
};
