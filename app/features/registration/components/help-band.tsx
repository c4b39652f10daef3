import Lock from "lucide-react/icons/lock";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useTranslations } from "use-intl";
import { useSite, whatsappLink } from "#app/core/settings/site.ts";
import { Figures } from "#app/ui/charts/stat-tiles.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** The footer block of the specification: support contacts, trust badges, claimed figures. */
export function HelpBand() {
  const t = useTranslations("registration.foot");
  const { support } = useSite();
  const chat = (words: React.ReactNode) => (
    <a href={whatsappLink(support.whatsapp, t("chatText"))} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
  return (
    <section className="sec sec--sunken py-10" aria-label={t("label")}>
      <div className="wrap cols cols--3">
        <div>
          <h2 className="mb-2 text-lg">{t("title")}</h2>
          <p className="small">{t.rich("text", { phone: support.phone, chat })}</p>
          <p className="small">
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </p>
        </div>
        <ul className="ticks small">
          <li>
            <Icon of={ShieldCheck} />
            {t("verified")}
          </li>
          <li>
            <Icon of={Lock} />
            {t("ssl")}
          </li>
        </ul>
        <Figures
          className="grid-cols-2 border-0 p-0"
          figures={[
            { label: t("students"), value: "50K+" },
            { label: t("distributed"), value: t("crore") },
          ]}
        />
      </div>
    </section>
  );
}
