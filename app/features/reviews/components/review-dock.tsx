import ArrowRight from "lucide-react/icons/arrow-right";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { missingOf } from "../missing-work.ts";
import type { ReviewView } from "../review-view.ts";
import { ReviewDecisionForm } from "./review-decision-form.tsx";

type Props = {
  view: ReviewView;
  nextHref: string | null;
  /** This application, without a question open. */
  here: string;
  formKey: string;
  answer: FormAnswer | null;
  asks: "approve" | null;
};

/** Always in sight: what is still missing, the decision with its limits, and the next application. */
export function ReviewDock({ view, nextHref, here, formKey, answer, asks }: Props) {
  const { check, score, decide, release, reconsider } = view.may;
  if (!(check || score || decide || release || reconsider || nextHref)) return null;
  return (
    <div className="dock dock--desk">
      <p>
        <Standing view={view} />
      </p>
      <div className="row shrink-0 [--gap:0.5rem]">
        <ReviewDecisionForm view={view} here={here} formKey={formKey} answer={answer} asks={asks} />
        {nextHref && (
          <LinkButton
            kind={decide ? "quiet" : "default"}
            size="sm"
            iconEnd={ArrowRight}
            href={nextHref}
            data-next=""
          >
            Next<span className="vh"> application</span>
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function Standing({ view }: { view: ReviewView }) {
  const { check, score, decide } = view.may;
  if (!(check || score || decide)) return null;
  const missing = missingOf(view);
  if (!missing)
    return <b className="strong">Everything is verified{view.rubric.length > 0 && " and scored"}.</b>;
  return (
    <>
      <b className="strong">{missing}</b>
      {decide && " Approve opens when all is done."}
    </>
  );
}
