import { classNames } from "#app/ui/class-names.ts";

/** Here the limit stands, so that what is over it has somewhere to go. */
const limitAt = 70;
/** From here on it is soon due. */
const lastQuarter = 0.75;

/** The age of the oldest against its limit, beside the words that say the same (picture 35). */
export function AgeBar({ used, isLate }: { used: number; isLate: boolean }) {
  const tone = isLate ? "agebar--late" : used >= lastQuarter && "agebar--soon";
  return (
    <svg className={classNames("agebar", tone)} aria-hidden="true">
      <rect width="100%" height="8" y="4" rx="4" className="agebar__all" />
      <rect width={`${Math.min(100, Math.max(4, used * limitAt))}%`} height="8" y="4" rx="4" />
      <rect x={`${limitAt}%`} width="2" height="16" className="agebar__limit" />
    </svg>
  );
}
