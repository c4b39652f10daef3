import { useTranslations } from "use-intl";
import { Reasons, VerdictHead } from "#app/features/scholarships/components/eligibility/verdict-parts.tsx";
import type { JudgementView } from "#app/features/scholarships/eligibility/judgement-view.ts";

/** Before the first question: whether it fits, and why. */
export function EligibilityPart({ judgement }: { judgement: JudgementView }) {
  const t = useTranslations("apply");
  if (judgement.criteria.length === 0) return null;
  return (
    <section className="stack [--gap:0.875rem]">
      <h2 className="sec-title">{t("eligibility")}</h2>
      <VerdictHead judgement={judgement} />
      <Reasons judgement={judgement} />
    </section>
  );
}
