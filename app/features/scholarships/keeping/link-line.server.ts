import { formatDate, istDate } from "#app/core/clock.ts";
import type { scholarshipLink } from "#app/db/schema/scholarships.ts";
import type { LinkLine } from "./link-columns.ts";
import { textDifference } from "./readable-text.ts";

export function toLinkLine(link: typeof scholarshipLink.$inferSelect, title: string): LinkLine {
  const { id, scholarshipId, address, state, answer, text, seenText } = link;
  const difference =
    state === "changed" ? textDifference(seenText ?? "", text ?? "") : { gone: [], come: [] };
  return {
    ...{ id, scholarshipId, title, address, state, answer, ...difference },
    checkedAt: formatDate(istDate(link.checkedAt)),
    changedAt: formatDate(istDate(link.changedAt)),
  };
}
