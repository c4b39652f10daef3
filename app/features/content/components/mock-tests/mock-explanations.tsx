import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { MockResult } from "../../mock-tests/mock-view.ts";

const looks = {
  right: { icon: Check, className: "badge badge--ok" },
  wrong: { icon: X, className: "badge badge--bad" },
  blank: { icon: Minus, className: "badge" },
} as const;

export function MockExplanations({ result }: { result: Pick<MockResult, "test" | "questions" | "answers"> }) {
  const t = useTranslations("mock");
  const { test, questions, answers } = result;
  return (
    <ol className="grid grid-cols-1 gap-8">
      {questions.map(({ id, passage, question, options, answer, explanation }, index) => {
        const chosen = answers[id];
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
            {passage && questions[index - 1]?.passage !== passage && (
              <details className="fold">
                <summary>{t("passage")}</summary>
                <p className="small whitespace-pre-line" lang="en">
                  {test.passages[passage]}
                </p>
              </details>
            )}
            <p className="whitespace-pre-line" lang="en">
              {question}
            </p>
            {chosen !== undefined && chosen !== answer && (
              <p className="muted">
                {t("yourAnswer")} <span lang="en">{options[chosen] ?? "–"}</span>
              </p>
            )}
            <p>
              <b className="strong">{t("rightAnswer")}</b> <span lang="en">{options[answer]}</span>
            </p>
            <p className="small border-s-[3px] border-accent ps-3" lang="en">
              {explanation}
            </p>
            <p className="small">
              <Link to={`/exam-preparation/mock-tests/${test.id}/report/${id}`}>{t("report")}</Link>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
