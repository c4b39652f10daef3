import { foldWords } from "./fold-words.ts";

/** The filters of the information pages (spec 2, section 4), the same on the server and in the browser. */

function includes(text: string, part: string): boolean {
  return foldWords(text).includes(part);
}

function tidy(search: string): string {
  return foldWords(search.trim().replace(/\s+/g, " "));
}

/** "all" and nothing chosen are the same. */
function isChosen(value: string): boolean {
  return value !== "" && value !== "all";
}

/** The text matches question or answer, case-insensitive, and the topic matches or is "all". */
export function filterQuestions<Q extends { category: string; question: string; answer: string }>(
  questions: readonly Q[],
  filter: { q: string; topic: string },
): Q[] {
  const text = tidy(filter.q);
  return questions.filter(
    ({ category, question, answer }) =>
      (includes(question, text) || includes(answer, text)) &&
      (!isChosen(filter.topic) || category === filter.topic),
  );
}

/** The text matches title, excerpt or the title in English, and the category matches or is "all". */
export function filterArticles<
  A extends { category: string; title: string; englishTitle?: string; excerpt: string },
>(articles: readonly A[], filter: { q: string; category: string }): A[] {
  const text = tidy(filter.q);
  return articles.filter(
    ({ category, title, englishTitle = "", excerpt }) =>
      (includes(title, text) || includes(excerpt, text) || includes(englishTitle, text)) &&
      (!isChosen(filter.category) || category === filter.category),
  );
}

/** Country matches or is "all", and level matches or is "all". */
export function filterAwards<A extends { countryIds: readonly string[]; level: string }>(
  awards: readonly A[],
  filter: { country: string; level: string },
): A[] {
  return awards.filter(
    ({ countryIds, level }) =>
      (!isChosen(filter.country) || countryIds.includes(filter.country)) &&
      (!isChosen(filter.level) || level === filter.level),
  );
}

/** Category matches or is "all", and level matches or is "all". */
export function filterExams<E extends { category: string; levels: readonly string[] }>(
  exams: readonly E[],
  filter: { category: string; level: string },
): E[] {
  return exams.filter(
    ({ category, levels }) =>
      (!isChosen(filter.category) || category === filter.category) &&
      (!isChosen(filter.level) || levels.includes(filter.level)),
  );
}
