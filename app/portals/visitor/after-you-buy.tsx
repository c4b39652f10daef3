import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Headset from "lucide-react/icons/headset";
import MailCheck from "lucide-react/icons/mail-check";
import Route from "lucide-react/icons/route";
import Star from "lucide-react/icons/star";
import Waypoints from "lucide-react/icons/waypoints";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Section } from "#app/ui/section.tsx";

const items = [
  ["acknowledgement", MailCheck],
  ["tracking", Route],
  ["kit", BriefcaseBusiness],
  ["support", Headset],
  ["network", Waypoints],
  ["benefits", Star],
] as const;

export function AfterYouBuy() {
  const t = useTranslations("home.after");
  return (
    <Section id="how-it-works" title={t("title")} lead={t("lead")} tone="ground">
      <ul className="after">
        {items.map(([key, icon]) => (
          <li key={key}>
            <Icon of={icon} />
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <Link className="btn btn--go" to="/otr-registration">
          {t("card")}
        </Link>
      </p>
    </Section>
  );
}
