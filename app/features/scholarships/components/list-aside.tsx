import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon.tsx";
import { PickList } from "#app/ui/pick-list.tsx";
import type { ListOptions } from "../list-options.ts";

/** Three provider types and the class-wise distribution, with the counts of the specification (section 9). */
export function ListAside({ options }: { options: Pick<ListOptions, "providerPicks" | "classPicks"> }) {
  const t = useTranslations("discovery.list");
  return (
    <aside className="aside" aria-label={t("more")}>
      <details className="fold fold--phone">
        <summary>
          {t("more")} <Icon of={ChevronDown} />
        </summary>
        <div className="stack [--gap:1.5rem]">
          <PickList title={t("providerType")} items={[...options.providerPicks]} />
          <PickList title={t("classWise")} items={[...options.classPicks]} />
        </div>
      </details>
    </aside>
  );
}
