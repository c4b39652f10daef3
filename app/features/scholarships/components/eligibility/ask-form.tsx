import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import type { EligibilityQuestion, GivenAnswers } from "../../eligibility/eligibility-question.ts";
import { QuestionFields } from "./question-fields.tsx";

type AskFormProps = {
  questions: readonly EligibilityQuestion[];
  /** What was sent last; null at the beginning. */
  given: GivenAnswers | null;
  errors: Readonly<Record<string, string>>;
  /** How many are open today, for everyone. */
  open: number;
};

/** L46: one question at a time with a live count (begin-ask.ts); to change an answer, and without script, all of them. */
export function AskForm({ questions, given, errors, open }: AskFormProps) {
  const t = useTranslations("discovery.check");
  const tally = useTranslations("tally");
  const isFresh = given === null;
  return (
    <form
      method="post"
      action="/eligibility"
      data-still="ask"
      className={isFresh ? "ask ask--steps stack [--gap:1.5rem]" : "ask stack [--gap:1.5rem]"}
    >
      {isFresh && (
        <p className="ask__n needs-script" role="status">
          <b data-tally="figure">{formatCount(open)}</b> <strong data-tally="title">{tally("open")}</strong>
          <span className="small muted" data-tally="text">
            {t("optional")}
          </span>
        </p>
      )}
      {questions.map((question, at) => (
        <div key={question.name} className="ask__step" data-step="" data-on={at === 0 ? "" : undefined}>
          {isFresh && (
            <p className="small muted needs-script">{t("of", { n: at + 1, total: questions.length })}</p>
          )}
          <QuestionFields questions={[question]} given={given ?? {}} errors={errors} />
        </div>
      ))}
      <div className="row">
        {isFresh && (
          <>
            <Button type="button" className="needs-script" data-go="1">
              {t("next")}
            </Button>
            <Button type="button" kind="text" className="needs-script" data-go="-1" hidden>
              {t("previous")}
            </Button>
          </>
        )}
        <Button kind="go">{t("submit")}</Button>
      </div>
      <p className="small muted needs-script">{t("private")}</p>
    </form>
  );
}
