import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import emptySearch from "#app/ui/art/empty-search.svg";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Gauge } from "#app/ui/charts/gauge.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { WhyList } from "#app/ui/lists/why-list.tsx";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { ShownCard } from "../../views/shown-scholarship.ts";
import { useDeadlineWords } from "../use-deadline-words.ts";
import { ApplyAction } from "./apply-action.tsx";

type OffersProps = {
  scholarships: readonly ShownCard[];
  verdicts: Readonly<Record<string, JudgementView>>;
  /** How many reasons each shows. */
  reasons?: number;
  tab: "dashboard" | "find";
  /** Nothing is here because matching was not agreed to: it can be, right here. */
  mayAsk: boolean;
};

const outcomes = { met: "met", notMet: "not_met", unknown: "not_known" } as const;

/** Match with reasons, provider, eligibility, amount, deadline, Apply Now (spec 1, Find Scholarships). */
export function Offers({ scholarships, verdicts, reasons = 1, tab, mayAsk }: OffersProps) {
  const t = useTranslations("student");
  const card = useTranslations("discovery.card");
  const deadlineWords = useDeadlineWords();
  if (mayAsk) {
    return (
      <EmptyState picture={emptySearch} title={t("matching.title")}>
        <p>{t("matching.text")}</p>
        <Form method="post" className="row justify-center">
          <OpenedFor />
          <input type="hidden" name="tab" value={tab} />
          <Button name="intent" value="match">
            {t("matching.allow")}
          </Button>
          <LinkButton kind="text" href="/eligibility">
            {t("check")}
          </LinkButton>
        </Form>
      </EmptyState>
    );
  }
  if (scholarships.length === 0) {
    return (
      <EmptyState picture={emptySearch} title={t("noMatches")}>
        <p>{t("noMatchesText")}</p>
        <LinkButton href="/eligibility">{t("check")}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className="cols cols--3">
      {scholarships.map((scholarship) => {
        const verdict = verdicts[scholarship.slug];
        return (
          <li className="card offer" key={scholarship.slug}>
            <div className="flex items-start gap-3.5">
              {verdict && (
                <Gauge
                  percent={verdict.matchPercent}
                  label={card("match")}
                  tone={verdict.verdict === "eligible" ? "ok" : "warn"}
                  small
                />
              )}
              <div className="min-w-0">
                <h3 className="card__title text-base leading-tight" lang={scholarship.titleLanguage}>
                  <Anchor href={`/scholarships/${scholarship.slug}`}>{scholarship.title}</Anchor>
                </h3>
                <p className="small muted" lang="en">
                  {scholarship.provider}
                </p>
              </div>
            </div>
            <Facts
              facts={[
                {
                  term: card("amount"),
                  value: <span lang={scholarship.amountLanguage}>{scholarship.amount}</span>,
                },
                { term: card("deadline"), value: deadlineWords(scholarship.deadline).value },
              ]}
            />
            {verdict ? (
              <WhyList
                reasons={worthSaying(verdict, reasons).map(({ outcome, rule }) => ({
                  id: rule,
                  verdict: outcomes[outcome],
                  rule,
                }))}
              />
            ) : (
              <p className="small" lang={scholarship.eligibilityLanguage}>
                {scholarship.eligibility[0]}
              </p>
            )}
            <ApplyAction scholarship={scholarship} wide />
          </li>
        );
      })}
    </ul>
  );
}

/** What is not sure comes first: it is what the student can do something about. */
function worthSaying({ criteria }: JudgementView, count: number) {
  return [...criteria]
    .sort((a, b) => Number(a.outcome === "met") - Number(b.outcome === "met"))
    .slice(0, count);
}
