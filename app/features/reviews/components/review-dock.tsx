import ArrowRight from "lucide-react/icons/arrow-right";
import { LinkButton } from "#app/ui/button.tsx";
import { missingOf } from "../missing-work.ts";
import type { ReviewView } from "../review-view.ts";

type Props = { view: ReviewView; nextHref: string | null };

/** Always in sight: what is still missing, the way to the decision, and the next application. */
export function ReviewDock({ view, nextHref }: Props) {
  const { check, score, decide } = view.may;
  if (!(check || score || decide || nextHref)) return null;
  return (
    <div className="dock dock--desk">
      <p>
        <Standing view={view} />
      </p>
      <div className="row shrink-0 flex-nowrap [--gap:0.5rem]">
        {decide && (
          <LinkButton kind="quiet" size="sm" href="#decision">
            <span className="vh">To the </span>Decision
          </LinkButton>
        )}
        {nextHref && (
          <LinkButton size="sm" iconEnd={ArrowRight} href={nextHref} data-next="">
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
