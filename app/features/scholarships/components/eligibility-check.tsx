import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import type { Language } from "#app/core/i18n.ts";
import { Alert } from "#app/ui/alert.tsx";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ReadAloud } from "#app/ui/read-aloud.tsx";
import type { CheckAnswer } from "../check-answer.ts";
import type { EligibilityQuestion } from "../eligibility-question.ts";
import type { CriterionView, JudgementView } from "../judgement-view.ts";
import type { Told } from "../shown-scholarship.ts";
import { AskInRow } from "./ask-in-row.tsx";
import { EligibilityForm } from "./eligibility-form.tsx";

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
  fetcher: FetcherWithComponents<CheckAnswer>;
};

/** "Am I eligible?": each rule against the reader, and the few questions that this scholarship needs. */
export function EligibilityCheck(props: EligibilityCheckProps) {
  const { slug, eligibility, eligibilityLanguage, originals, questions, answer, judgement, fetcher } = props;
  const t = useTranslations("discovery.check");
  const page = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const isUnsure = judgement?.criteria.some(({ outcome }) => outcome === "unknown");
  const summary = !judgement ? t("few", { count: questions.length }) : isUnsure ? t("more") : t("change");
  const hasErrors = Object.keys(answer?.errors ?? {}).length > 0;
  return (
    <section className="block" id="check" aria-labelledby="check-title" data-read>
      <h2 id="check-title">{page("check")}</h2>
      <div className="stack [--gap:1.5rem]">
        {judgement ? (
          <RuleTable
            criteria={judgement.criteria}
            ask={(names) => <AskInRow {...{ slug, names, questions, answer, fetcher }} />}
          />
        ) : (
          <ul className="dotlist" lang={eligibility.length > 0 ? eligibilityLanguage : undefined}>
            {eligibility.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
            {originals.map(({ text, language }) => (
              <li key={text} lang={language}>
                {text}
              </li>
            ))}
            {eligibility.length === 0 && <li>{card("noEligibility")}</li>}
          </ul>
        )}
        {judgement && judgement.notes.length > 0 && (
          <div>
            <h3 className="label small muted">{t("notes")}</h3>
            <ul className="dotlist">
              {judgement.notes.map(({ text, language }) => (
                <li key={text} lang={language}>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <ReadAloud />
        </div>
        {questions.length === 0 ? (
          <p className="muted">{t("nothingAsked")}</p>
        ) : (
          <details className="card fold" open={hasErrors || undefined}>
            <summary>
              {summary}
              <Icon of={ChevronDown} />
            </summary>
            <div className="stack pt-2" id="questions">
              <p className="hint">{t("optional")}</p>
              {answer && !hasErrors && !answer.judgement && <Alert tone="bad">{t("answerFirst")}</Alert>}
              <EligibilityForm
                Form={fetcher.Form}
                action={`/scholarships/${slug}`}
                questions={questions}
                given={answer?.given ?? null}
                errors={answer?.errors}
                busy={fetcher.state !== "idle"}
                submit={t("checkThis")}
              />
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

function RuleTable({
  criteria,
  ask,
}: {
  criteria: readonly CriterionView[];
  ask: (names: readonly string[]) => ReactNode;
}) {
  const t = useTranslations("discovery.check");
  const page = useTranslations("discovery.page");
  return (
    <table className="table elig">
      <thead>
        <tr>
          <th scope="col">{page("whatTheyAsk")}</th>
          <th scope="col">{t("you")}</th>
          <th scope="col">{t("verdict")}</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ rule, language, given, hints, outcome, asks }) => (
          <tr key={rule}>
            <td className="key">
              <span lang={language}>{rule}</span>
              {outcome !== "met" && <small>{hints.slice(given === null ? 0 : 1).join(" ")}</small>}
              {outcome === "unknown" && ask(asks)}
            </td>
            <td data-l={t("you")}>{given ?? <span className="muted">{t("notKnown")}</span>}</td>
            <td className="st" data-l={t("verdict")}>
              {outcome === "met" && <StatusBadge status="verified">{t("met")}</StatusBadge>}
              {outcome === "notMet" && <StatusBadge status="rejected">{t("notMet")}</StatusBadge>}
              {outcome === "unknown" && <StatusBadge status="pending">{t("notKnown")}</StatusBadge>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
