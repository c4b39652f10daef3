import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Icon } from "../pictures/icon.tsx";
import { QuestionMark } from "../question-mark.tsx";
import { useUiWords } from "../ui-words.ts";

type Reason = {
  id: string;
  verdict: "met" | "not_met" | "not_known";
  rule: ReactNode;
  /** "Yours: ₹2,00,000", or what would change it. */
  note?: ReactNode;
};

const looks = {
  met: { className: "yes", icon: Check },
  not_met: { className: "no", icon: X },
  not_known: { className: "unknown", icon: QuestionMark },
};

/** Each rule, met, not met or not known, and why. */
export function WhyList({ reasons }: { reasons: Reason[] }) {
  const words = useUiWords();
  const verdicts = { met: words.met, not_met: words.notMet, not_known: words.notKnown };
  return (
    <ul className="why">
      {reasons.map((reason) => (
        <li className={looks[reason.verdict].className} key={reason.id}>
          <Icon of={looks[reason.verdict].icon} />
          <span>
            <span className="vh">{verdicts[reason.verdict]} </span>
            {reason.rule}
            {reason.note && <small>{reason.note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
