import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { ProviderType } from "../../catalogue/catalogue-options.ts";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { CardGroup } from "../../lists/scholarship-list-view.ts";
import { ScholarshipCards } from "../list/scholarship-results.tsx";

type CardGroupsProps = {
  groups: readonly CardGroup[];
  kinds: Readonly<Record<ProviderType, string>>;
  verdicts: Readonly<Record<string, JudgementView>>;
};

/** The cards under a heading for each standing, her own first; what is not for her is folded away (picture 15). */
export function CardGroups({ groups, ...cards }: CardGroupsProps) {
  const t = useTranslations("discovery.list.standings");
  return groups.map(({ standing, total, scholarships }) => {
    if (standing === null) return <ScholarshipCards key="all" scholarships={scholarships} {...cards} />;
    const head = (
      <>
        {t(standing)} <span className="muted font-normal">{formatCount(total)}</span>
      </>
    );
    return standing === "notForYou" ? (
      <details key={standing} className="fold stack listing__group">
        <summary>
          {head}
          <Icon of={ChevronDown} />
        </summary>
        <ScholarshipCards scholarships={scholarships} level={4} {...cards} />
      </details>
    ) : (
      <section key={standing} className="stack listing__group" aria-labelledby={`group-${standing}`}>
        <h3 id={`group-${standing}`}>{head}</h3>
        <ScholarshipCards scholarships={scholarships} level={4} {...cards} />
      </section>
    );
  });
}
