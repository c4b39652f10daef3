import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode, SVGProps } from "react";
import { Icon } from "./icon.tsx";
import { useUiWords } from "./ui-words.ts";

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
  not_known: { className: "ask", icon: QuestionMark },
};

/** A bare question mark; lucide's stands in a circle, and here the circle is drawn by the list. */
function QuestionMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path d="M7.5 8a4.5 4.5 0 1 1 6.2 4.2c-1.1.5-1.7 1.4-1.7 2.6v.4M12 20v.1" />
    </svg>
  );
}

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
