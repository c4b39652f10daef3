import { useTranslations } from "use-intl";
import type { Tone } from "#app/core/tone.ts";
import { Gauge } from "#app/ui/charts/gauge.tsx";
import { WhyList } from "#app/ui/lists/why-list.tsx";
import type { Outcome, Verdict } from "../../eligibility/eligibility.ts";
import type { JudgementView } from "../../eligibility/judgement-view.ts";

const tones: Record<Verdict, Tone> = {
  eligible: "ok",
  mayFit: "ok",
  oneMissing: "warn",
  manyMissing: "warn",
  wouldBe: "ok",
  notNow: "mute",
};

const reasonVerdicts = { met: "met", notMet: "not_met", unknown: "not_known" } as const satisfies Record<
  Outcome,
  string
>;

/** The arch and the verdict in words. */
export function VerdictHead({ judgement, small }: { judgement: JudgementView; small?: boolean }) {
  const t = useTranslations("discovery.card");
  return (
    <div className="schol__verdict">
      <Gauge
        percent={judgement.matchPercent}
        label={t("match")}
        tone={tones[judgement.verdict]}
        {...(small !== undefined && { small })}
      />
      <p>
        <b className="strong">{judgement.verdictWords}</b>
        <br />
        <span className="small muted">{judgement.countWords}</span>
      </p>
    </div>
  );
}

// The arch of 36 units: half a circle of radius 18.
const ARCH = 56.5;

/** A small arch and the word, for a card on a phone. No percentage: not every rule can be checked. */
export function VerdictShort({
  judgement: { verdict, verdictWords, matchPercent },
}: {
  judgement: JudgementView;
}) {
  return (
    <p className={`verdict verdict--${tones[verdict]}`}>
      <svg viewBox="0 0 44 24" aria-hidden="true">
        <path d="M4 22a18 18 0 0 1 36 0" />
        <path
          className="v"
          d="M4 22a18 18 0 0 1 36 0"
          strokeDasharray={`${(ARCH * matchPercent) / 100} 99`}
        />
      </svg>
      {verdictWords}
    </p>
  );
}

/** Each rule, met or not, with what we know and what would change it. */
export function Reasons({ judgement }: { judgement: JudgementView }) {
  return (
    <>
      <WhyList
        reasons={judgement.criteria.map(({ outcome, rule, language, hints }) => ({
          id: rule,
          verdict: reasonVerdicts[outcome],
          rule: language ? <span lang={language}>{rule}</span> : rule,
          note: hints.join(" "),
        }))}
      />
      {judgement.notes.length > 0 && (
        <ul className="dotlist mt-2">
          {judgement.notes.map(({ text, language }) => (
            <li key={text} lang={language}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
