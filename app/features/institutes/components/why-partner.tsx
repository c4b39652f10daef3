import BadgeCheck from "lucide-react/icons/badge-check";
import ChartColumn from "lucide-react/icons/chart-column";
import Handshake from "lucide-react/icons/handshake";
import Scale from "lucide-react/icons/scale";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Section } from "#app/ui/section.tsx";

const reasons = [
  { id: "reach", icon: Users },
  { id: "verified", icon: BadgeCheck },
  { id: "fair", icon: Scale },
  { id: "oneplace", icon: ChartColumn },
  { id: "cost", icon: Wallet },
  { id: "people", icon: Handshake },
] as const;

/** The marketing section of the wizard's page (spec 1). */
export function WhyPartner() {
  const t = useTranslations("partnership.why");
  return (
    <Section title={t("title")} tone="sunken" id="why">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.map(({ id, icon }) => (
          <li key={id} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
            <Icon of={icon} />
            <div>
              <h3 className="text-base">{t(`${id}.title`)}</h3>
              <p className="muted mt-1">{t(`${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
