import type { Language } from "#app/core/words/i18n.ts";
import type { Exam, ExamWords } from "../../data/exams/exam.ts";
import type { ExamPageWords } from "../../data/exams/exam-page-words.ts";
import { preparationPlans } from "../../data/exams/exam-plans.ts";
import { examResources } from "../../data/exams/exam-resources.ts";
import { examCategories, exams } from "../../data/exams/exams.ts";
import { examPageHi } from "../../data/hi/exam-words.ts";
import { examsOneHi } from "../../data/hi/exams-one.ts";
import { examsTwoHi } from "../../data/hi/exams-two.ts";
import { examPageTe } from "../../data/te/exam-words.ts";
import { examsOneTe } from "../../data/te/exams-one.ts";
import { examsTwoTe } from "../../data/te/exams-two.ts";

const translated: Partial<Record<Language, { words: ExamPageWords; exams: ExamWords }>> = {
  te: { words: examPageTe, exams: { ...examsOneTe, ...examsTwoTe } },
  hi: { words: examPageHi, exams: { ...examsOneHi, ...examsTwoHi } },
};

/** The exams, plans and material in the reader's language. Names of exams and colleges stay as they are. */
export function getExamPreparation(language: Language) {
  const own = translated[language];
  return {
    exams: exams.map((exam): Exam => {
      const words = own?.exams[exam.id];
      if (!words) return exam;
      const { preparation, ...said } = words;
      return { ...exam, ...said, preparationTime: { ...exam.preparationTime, text: preparation } };
    }),
    categories: examCategories.map((category) => ({ ...category, ...own?.words.categories[category.id] })),
    plans: preparationPlans.map((plan) => ({ ...plan, ...own?.words.plans[plan.id] })),
    resources: examResources.map(({ material: _, facts: __, ...card }) => ({
      ...card,
      ...own?.words.resources[card.id],
    })),
  };
}
