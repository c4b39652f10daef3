import BadgeIndianRupee from "lucide-react/icons/badge-indian-rupee";
import BellRing from "lucide-react/icons/bell-ring";
import FileText from "lucide-react/icons/file-text";
import Headset from "lucide-react/icons/headset";
import Languages from "lucide-react/icons/languages";
import Route from "lucide-react/icons/route";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Figures } from "#app/ui/charts/stat-tiles.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { NumberedSteps } from "#app/ui/pictures/numbered-steps.tsx";
import { Section } from "#app/ui/section.tsx";

const features = [
  ["search", Search],
  ["guidance", Headset],
  ["verified", ShieldCheck],
  ["paid", BadgeIndianRupee],
  ["tracking", Route],
  ["documents", FileText],
  ["alerts", BellRing],
  ["language", Languages],
] as const;

const steps = ["search", "check", "guidance", "apply"] as const;

/** The claims are the site's own words; beside them stands what is in the catalogue today. */
export function Features({ catalogue }: { catalogue: { total: number; open: number } }) {
  const t = useTranslations("home.features");
  const hero = useTranslations("home.hero");
  return (
    <Section id="features" title={t("title")} tone="sunken">
      <ul className="cols cols--4 gap-y-8">
        {features.map(([key, icon]) => (
          <li className="feat" key={key}>
            <Icon of={icon} />
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <Figures
        className="mt-12"
        figures={[
          { label: t("numbers.students"), value: "50K+" },
          { label: t("numbers.scholarships"), value: "5000+" },
          { label: t("numbers.distributed"), value: hero("crore") },
          { label: t("numbers.success"), value: "85%" },
          { label: t("numbers.satisfaction"), value: "98%" },
          { label: t("numbers.rating"), value: "4.8" },
        ]}
      />
      <p className="small muted mt-3 mb-12">
        {t("live", { count: formatCount(catalogue.total), open: formatCount(catalogue.open) })}
      </p>
      <h3 className="sec-title mb-6">{t("how")}</h3>
      <NumberedSteps
        steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
      />
    </Section>
  );
}
