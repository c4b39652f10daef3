import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ReadAloud } from "#app/ui/talk/read-aloud.tsx";
import type { CheckAnswer } from "../../eligibility/check-answer.ts";
import type { EligibilityQuestion } from "../../eligibility/eligibility-question.ts";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { Told } from "../../views/shown-scholarship.ts";
import { AskInRow } from "./ask-in-row.tsx";
import { QuestionFields } from "./question-fields.tsx";
import { PlainRules, RuleList } from "./rule-list.tsx";

type EligibilityCheckProps = {
  slug: string;
  /** What they ask: rule by rule in the reader's language, else as the provider says it. */
  eligibility: readonly string[];
  eligibilityLanguage: Language;
  /** Conditions that no rule can say: the provider's own sentences. */
  originals: readonly Told[];
  questions: readonly EligibilityQuestion[];
  answer: CheckAnswer | null;
  judgement: JudgementView | null;
};

/** "Am I eligible?": each rule against the reader, and the few questions that this scholarship needs. */
export function EligibilityCheck(props: EligibilityCheckProps) {
  const { slug, eligibility, eligibilityLanguage, originals, questions, answer, judgement } = props;
  const page = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const rules = [...eligibility.map((text) => ({ text, language: eligibilityLanguage })), ...originals];
  return (
    <section
      className="passage"
      id="check"
      tabIndex={-1}
      aria-labelledby="check-title"
      data-read=""
      data-fragment=""
    >
      <div className="scholpage__title">
        <h2 id="check-title">{page("check")}</h2>
        <ReadAloud />
      </div>
      {judgement ? (
        <RuleList
          criteria={judgement.criteria}
          notes={judgement.notes}
          ask={(names) => <AskInRow {...{ slug, names, questions, answer }} />}
        />
      ) : rules.length > 0 ? (
        <PlainRules rules={rules} />
      ) : (
        <p>{card("noEligibility")}</p>
      )}
      <div className="mt-4">
        <Questions {...{ slug, questions, answer, judgement }} />
      </div>
    </section>
  );
}

/** All that this scholarship asks in one form; what was answered is filled in. */
function Questions({
  slug,
  questions,
  answer,
  judgement,
}: Pick<EligibilityCheckProps, "slug" | "questions" | "answer" | "judgement">) {
  const t = useTranslations("discovery.check");
  if (questions.length === 0) return <p className="muted">{t("nothingAsked")}</p>;
  const isUnsure = judgement?.criteria.some(({ outcome }) => outcome === "unknown");
  const summary = !judgement ? t("few", { count: questions.length }) : isUnsure ? t("more") : t("change");
  const isWrong = answer !== null && (answer.isEmpty || Object.keys(answer.errors).length > 0);
  return (
    <details className="card fold" open={isWrong}>
      <summary>
        {summary}
        <Icon of={ChevronDown} />
      </summary>
      <div className="stack pt-2" id="questions">
        <p className="hint">{t("optional")}</p>
        {answer?.isEmpty && <Alert tone="bad">{t("answerFirst")}</Alert>}
        <form
          method="post"
          action={`/scholarships/${slug}`}
          data-fragments=""
          className="stack [--gap:1.5rem]"
        >
          <QuestionFields
            id="asked"
            questions={questions}
            given={answer?.given ?? {}}
            errors={answer?.errors ?? {}}
          />
          <div className="form-end">
            <Button kind="go">{t("checkThis")}</Button>
          </div>
          <p className="small muted needs-script">{t("private")}</p>
        </form>
      </div>
    </details>
  );
}
