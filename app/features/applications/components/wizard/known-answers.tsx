import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import type { Question } from "../../forms/form-step.ts";
import { type ApplyView, applyPath } from "../../views/apply-view.ts";
import { AnswerLines } from "../answer-lines.tsx";

/** What she told us before, and need not be asked again unless she wants to change it (L24). */
export function isKnown({ name, kind }: Question, view: ApplyView): boolean {
  if (view.isVisitor) return false;
  // Who helps cannot change the account she gave.
  if (view.helping && view.account !== null && (kind === "account" || kind === "ifsc")) return true;
  if (view.isChanging) return false;
  if (kind === "aadhaar") return view.aadhaar !== null;
  if (kind === "account") return view.account !== null;
  return Boolean(view.from[name] && view.values[name]);
}

/** The known answers of a step as a summary with one Change; only what is unknown stays open below it. */
export function KnownAnswers({ questions, view }: { questions: readonly Question[]; view: ApplyView }) {
  const t = useTranslations("apply");
  const [first] = questions;
  if (!first) return null;
  return (
    <section aria-labelledby="known" className="card">
      <div className="row row--apart mb-2">
        <h2 id="known" className="card__title">
          {t("known")}
        </h2>
        <Anchor
          // The field's own name leads there: the link that was pressed is gone with the summary.
          href={`${applyPath({
            number: view.number,
            slug: view.scholarship?.slug,
            step: view.step,
            change: true,
          })}#${first.name}`}
        >
          {t("change")}
        </Anchor>
      </div>
      <dl className="border-t border-line">
        <AnswerLines questions={questions} view={view} />
      </dl>
    </section>
  );
}
