import { useTranslations } from "use-intl";
import { documentUpload, fileFieldNames } from "../../forms/document-upload.ts";
import type { ApplyView } from "../../views/apply-view.ts";
import { isKnown, KnownAnswers } from "./known-answers.tsx";
import { PaperField } from "./paper-field.tsx";
import { QuestionField } from "./question-field.tsx";

type DocumentsStepProps = {
  view: ApplyView;
  errorOf: (field: string) => string | undefined;
  draft: { current: { number: string | null } };
};

const hinted = ["photo", "marksheet", "incomeCert", "bankPassbook"] as const;

/** Step 4: two numbers, the IFSC code, five papers, and what this scholarship asks for besides. */
export function DocumentsStep({ view, errorOf, draft }: DocumentsStepProps) {
  const t = useTranslations("apply");
  const numbers = documentUpload.questions.filter(({ kind }) => kind !== "file");
  const known = numbers.filter((question) => isKnown(question, view) && !errorOf(question.name));
  return (
    <>
      <KnownAnswers questions={known} view={view} />
      {numbers
        .filter((question) => !known.includes(question))
        .map((question) => (
          <QuestionField key={question.name} question={question} view={view} error={errorOf(question.name)} />
        ))}
      {fileFieldNames.map((name) => {
        const hint = hinted.find((other) => other === name);
        return (
          <PaperField
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            {...(hint && { hint: t(`hints.${hint}`) })}
            required
            view={view}
            error={errorOf(name)}
            draft={draft}
          />
        );
      })}
      {view.extras.length > 0 && <h2 className="sec-title">{t("extraDocuments")}</h2>}
      {view.extras.map(({ field, label, required }) => (
        <PaperField
          key={field}
          name={field}
          label={label}
          {...(!required && { hint: t("ifAny") })}
          required={required}
          view={view}
          error={errorOf(field)}
          draft={draft}
        />
      ))}
    </>
  );
}
