import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import type { CheckAnswer } from "../../eligibility/check-answer.ts";
import type { EligibilityQuestion } from "../../eligibility/eligibility-question.ts";
import { QuestionFields } from "./question-fields.tsx";

type AskInRowProps = {
  slug: string;
  /** What the rule of this row lacks. */
  names: readonly string[];
  questions: readonly EligibilityQuestion[];
  answer: CheckAnswer | null;
};

/** L45: the question stands in the row of the rule it decides; verdict and box follow without a new page. */
export function AskInRow({ slug, names, questions, answer }: AskInRowProps) {
  const t = useTranslations("discovery.check");
  const asked = questions.filter(({ name }) => names.includes(name));
  if (asked.length === 0) return null;
  // What was answered in other rows goes along: the server remembers nothing.
  const others = Object.entries(answer?.given ?? {}).filter(([name]) => !names.includes(name));
  return (
    <form method="post" action={`/scholarships/${slug}`} data-fragments="" className="scholpage__answer">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <QuestionFields
        id={`row-${names[0]}`}
        questions={asked}
        given={{}}
        {...(answer && { errors: answer.errors })}
      />
      <div>
        <Button kind="quiet">{t("useAnswer")}</Button>
      </div>
    </form>
  );
}
