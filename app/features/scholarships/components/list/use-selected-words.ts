import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import type { ShownCard } from "../../views/shown-scholarship.ts";

/** "10,000 of 38,412"; what the provider does not publish is said to be so. */
export function useSelectedWords(): (counts: Pick<ShownCard, "selected" | "applicants">) => string {
  const t = useTranslations("discovery.card");
  return ({ selected, applicants }) => {
    if (selected !== null && applicants !== null) {
      return t("selectedOf", { selected: formatCount(selected), applicants: formatCount(applicants) });
    }
    if (selected !== null) return t("selectedOnly", { selected: formatCount(selected) });
    if (applicants !== null) return t("applicantsOnly", { applicants: formatCount(applicants) });
    return t("notPublished");
  };
}
