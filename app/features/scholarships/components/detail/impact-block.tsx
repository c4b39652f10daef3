import { useTranslations } from "use-intl";
import { Figures } from "#app/ui/charts/stat-tiles.tsx";
import { Section } from "#app/ui/section.tsx";

/** What the site says of itself (spec 1, section 1). */
export function ImpactBlock() {
  const t = useTranslations("discovery.list");
  return (
    <Section id="impact" title={t("impact")} tone="ground">
      <Figures
        figures={[
          { label: t("studentsHelped"), value: "50K+" },
          { label: t("distributed"), value: t("crore") },
          { label: t("successRate"), value: "85%" },
          { label: t("satisfaction"), value: "98%" },
        ]}
      />
    </Section>
  );
}
