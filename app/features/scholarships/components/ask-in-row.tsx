import type { FormEvent } from "react";
import type { FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import type { CheckAnswer } from "../check-answer.ts";
import type { EligibilityQuestion } from "../eligibility-question.ts";
import { answersOf, keepAnswers, useAnswers } from "./answers-store.ts";
import { QuestionFields } from "./question-fields.tsx";

type AskInRowProps = {
  slug: string;
  /** What the rule of this row lacks. */
  names: readonly string[];
  questions: readonly EligibilityQuestion[];
  answer: CheckAnswer | null;
  fetcher: FetcherWithComponents<CheckAnswer>;
};

/** L45: the question stands in the row of the rule it decides; verdict and panel follow without a new page. */
export function AskInRow({ slug, names, questions, answer, fetcher }: AskInRowProps) {
  const t = useTranslations("discovery.check");
  const remembered = useAnswers();
  const asked = questions.filter(({ name }) => names.includes(name));
  if (asked.length === 0) return null;
  // What was answered in other rows goes along: the server remembers nothing.
  const others = Object.entries({ ...remembered, ...answer?.given }).filter(
    ([name]) => !names.includes(name),
  );
  const keep = (event: FormEvent<HTMLFormElement>) =>
    keepAnswers(names, answersOf(new FormData(event.currentTarget)));
  return (
    <fetcher.Form
      method="post"
      action={`/scholarships/${slug}`}
      onSubmit={keep}
      className="stack [--gap:0.75rem] mt-2"
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <QuestionFields questions={asked} given={{}} {...(answer && { errors: answer.errors })} />
      <div>
        <Button kind="quiet" size="sm" busy={fetcher.state === "idle" ? undefined : t("checking")}>
          {t("useAnswer")}
        </Button>
      </div>
    </fetcher.Form>
  );
}
