import { useTranslations } from "use-intl";
import { fileFieldNames } from "../../forms/document-upload.ts";
import type { ApplyView } from "../../views/apply-view.ts";
import type { Problem } from "../../views/list-problems.ts";

/** Names of fields and sentences about them, also for those that only this scholarship asks. */
export function useFieldWords(view: Pick<ApplyView, "extras" | "questions" | "ownQuestions">) {
  const t = useTranslations("apply");
  const label = (field: string): string => {
    const extra = view.extras.find((other) => other.field === field);
    const question = [...view.questions, ...view.ownQuestions].find((other) => other.field === field);
    return extra?.label ?? question?.text ?? t(`fields.${field as "fullName"}`);
  };
  const isPaper = (field: string) =>
    (fileFieldNames as readonly string[]).includes(field) ||
    view.extras.some((extra) => extra.field === field);
  // L17: what would be right, where the rule can say it.
  const sentence = ({ field, code }: Pick<Problem, "field" | "code">): string =>
    code === "invalid" && t.has(`invalid.${field as "email"}`)
      ? t(`invalid.${field as "email"}`)
      : t(`problems.${code === "required" && isPaper(field) ? "missingPaper" : code}`, {
          field: label(field),
        });
  return { label, sentence };
}
