import type { Language } from "#app/core/words/i18n.ts";
import type { Exam } from "../../data/exams/exam.ts";
import { examCategories } from "../../data/exams/exam-categories.ts";
import { examResources } from "./exam-resources.server.ts";
import { exams } from "./exams.server.ts";
import { preparationPlans } from "./preparation-plans.server.ts";
import { translatedExamPage } from "./translated-exam-page.server.ts";
import { translatedExams } from "./translated-exams.server.ts";

/** The exams, plans and material in the reader's language. Names of exams and colleges stay as they are. */
export function getExamPreparation(language: Language) {
  const words = translatedExamPage[language];
  const own = translatedExams[language] ?? {};
  return {
    exams: exams.map((exam): Exam => {
      const translation = own[exam.id];
      if (!translation) return exam;
      const { preparation, ...said } = translation;
      return { ...exam, ...said, preparationTime: { ...exam.preparationTime, text: preparation } };
    }),
    categories: examCategories.map((category) => ({ ...category, ...words?.categories[category.id] })),
    plans: preparationPlans.map((plan) => ({ ...plan, ...words?.plans[plan.id] })),
    resources: examResources.map(({ material: _, facts: __, ...card }) => ({
      ...card,
      ...words?.resources[card.id],
    })),
  };
}
