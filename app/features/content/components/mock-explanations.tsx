import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon.tsx";
import type { MockResult } from "../mock-view.ts";

const looks = {
  right: { icon: Check, className: "badge badge--ok" },
  wrong: { icon: X, className: "badge badge--bad" },
  blank: { icon: Minus, className: "badge" },
} as const;

export function MockExplanations({ result }: { result: Pick<MockResult, "questions" | "answers"> }) {
  const t = useTranslations("mock");
  return (
    <ol className="grid grid-cols-1 gap-8">
      {result.questions.map(({ id, question, options, answer, explanation }, index) => {
        const chosen = result.answers[id];
        const mark = chosen === undefined ? "blank" : chosen === answer ? "right" : "wrong";
        const look = looks[mark];
        return (
          <li key={id} className="grid grid-cols-1 gap-2 max-w-[var(--measure)]">
            <p className="row">
              <b className="strong">{t("question", { number: index + 1 })}</b>
              <span className={look.className}>
                <Icon of={look.icon} />
                {t(`marks.${mark}`)}
              </span>
            </p>
            <p className="whitespace-pre-line">{question}</p>
            {chosen !== undefined && chosen !== answer && (
              <p className="muted">
                {t("yourAnswer")} {options[chosen] ?? "–"}
              </p>
            )}
            <p>
              <b className="strong">{t("rightAnswer")}</b> {options[answer]}
            </p>
            <p className="small border-l-[3px] border-accent pl-3">{explanation}</p>
          </li>
        );
      })}
    </ol>
  );
}
