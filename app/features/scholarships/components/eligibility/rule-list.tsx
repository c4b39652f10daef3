import Check from "lucide-react/icons/check";
import Users from "lucide-react/icons/users";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { QuestionMark } from "#app/ui/question-mark.tsx";
import type { CriterionView } from "../../eligibility/judgement-view.ts";
import type { Told } from "../../views/shown-scholarship.ts";

const looks = {
  met: { look: "yes", icon: Check },
  notMet: { look: "no", icon: X },
  unknown: { look: "unknown", icon: QuestionMark },
} as const;
const words = { met: "met", notMet: "notMet", unknown: "notKnown" } as const;

type RuleListProps = {
  criteria: readonly CriterionView[];
  /** What only people can judge: it has their sign and no verdict. */
  notes: readonly Told[];
  ask: (names: readonly string[]) => ReactNode;
};

/** Each rule against the reader: met, not met, or the question that would decide it, in its row (picture 16). */
export function RuleList({ criteria, notes, ask }: RuleListProps) {
  const t = useTranslations("discovery.check");
  return (
    <ul className="scholpage__rules">
      {criteria.map(({ rule, language, outcome, hints, asks, given }, at) => (
        <li key={rule} id={`rule-${at}`} tabIndex={-1} className={looks[outcome].look}>
          <Icon of={looks[outcome].icon} />
          <div>
            <b lang={language}>{rule}</b>
            <p>
              {t(words[outcome])}. {(outcome === "unknown" && given === null ? [] : hints).join(" ")}
            </p>
            {outcome === "unknown" && ask(asks)}
          </div>
        </li>
      ))}
      {notes.map(({ text, language }) => (
        <li key={text} className="human">
          <Icon of={Users} />
          <p lang={language}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The same for nobody in particular. */
export function PlainRules({ rules }: { rules: readonly Told[] }) {
  return (
    <ul className="scholpage__rules">
      {rules.map(({ text, language }) => (
        <li key={text}>
          <Icon of={QuestionMark} />
          <b lang={language}>{text}</b>
        </li>
      ))}
    </ul>
  );
}
