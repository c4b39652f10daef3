import { formatDate } from "#app/core/clock.ts";
import type { DatedFact } from "../data/dated-fact.ts";

/** Outside facts change: when they were checked, and where. */
export function AsOf({ fact }: { fact: Pick<DatedFact, "asOf" | "source"> }) {
  return (
    <p className="small muted">
      As of {formatDate(fact.asOf)}. Source: {fact.source}.
    </p>
  );
}
