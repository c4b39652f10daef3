import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import { Icon } from "#app/ui/icon.tsx";
import type { MockResult } from "../mock-view.ts";

const looks = {
  right: { word: "Right", icon: Check, className: "badge badge--ok" },
  wrong: { word: "Wrong", icon: X, className: "badge badge--bad" },
  blank: { word: "Left out", icon: Minus, className: "badge" },
} as const;

export function MockExplanations({ result }: { result: Pick<MockResult, "questions" | "answers"> }) {
  return (
    <ol className="grid grid-cols-1 gap-8">
      {result.questions.map(({ id, question, options, answer, explanation }, index) => {
        const chosen = result.answers[id];
        const look = looks[chosen === undefined ? "blank" : chosen === answer ? "right" : "wrong"];
        return (
          <li key={id} className="grid grid-cols-1 gap-2 max-w-[var(--measure)]">
            <p className="row">
              <b className="strong">Question {index + 1}</b>
              <span className={look.className}>
                <Icon of={look.icon} />
                {look.word}
              </span>
            </p>
            <p className="whitespace-pre-line">{question}</p>
            {chosen !== undefined && chosen !== answer && (
              <p className="muted">Your answer: {options[chosen] ?? "–"}</p>
            )}
            <p>
              <b className="strong">Right answer:</b> {options[answer]}
            </p>
            <p className="small border-l-[3px] border-accent pl-3">{explanation}</p>
          </li>
        );
      })}
    </ol>
  );
}
