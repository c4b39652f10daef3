import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { sectionIn } from "../../messages/mock-sections.ts";
import type { PaperQuestion } from "../../mock-tests/mock-view.ts";

type MockQuestionFieldProps = {
  question: PaperQuestion;
  number: number;
  passage: string | null;
  chosen: number | undefined;
  isHidden: boolean;
  onChoose: (option: number) => void;
  /** What can be done with it, with script. */
  children?: ReactNode;
};

export function MockQuestionField(props: MockQuestionFieldProps) {
  const { question, number, passage, chosen, isHidden, onChoose, children } = props;
  const t = useTranslations("mockTest");
  const section = sectionIn(question.section, useLocale() as Language);
  return (
    <fieldset className="field" hidden={isHidden}>
      <legend className="max-w-[var(--measure)]">
        <span className="small muted grid">{t("questionIn", { number: String(number), section })}</span>
        {passage && (
          <span
            className="my-3 grid border-s-[3px] border-line-strong ps-3 font-normal whitespace-pre-line"
            lang="en"
          >
            <span className="vh">{t("passage")}: </span>
            {passage}
          </span>
        )}
        <span className="whitespace-pre-line" lang="en">
          {question.question}
        </span>
      </legend>
      <div className="mt-2 grid gap-2" lang="en">
        {question.options.map((option, index) => (
          <label className="choice" key={option}>
            <input
              type="radio"
              name={`q-${question.id}`}
              value={index}
              checked={chosen === index}
              onChange={() => onChoose(index)}
            />
            {option}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
