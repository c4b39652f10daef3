import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { useTranslations } from "use-intl";
import { telLink, useSite, whatsappLink } from "#app/core/settings/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { helpSupportChannels } from "../../data/help/help-options.ts";

const icons = { phone: Phone, whatsapp: MessageCircle, email: Mail } as const;

export function HelpContacts() {
  const t = useTranslations("help");
  const { support } = useSite();
  const ways = {
    phone: { href: telLink(support.phone), label: support.phone, external: false },
    whatsapp: {
      href: whatsappLink(support.whatsapp, t("hello")),
      label: t("chat"),
      external: true,
    },
    email: { href: `mailto:${support.email}`, label: support.email, external: false },
  } as const;
  return (
    <ul className="cols cols--3">
      {helpSupportChannels.map((channel) => (
        <li className="card stack [--gap:0.5rem]" key={channel}>
          <h3 className="card__title row">
            <Icon of={icons[channel]} />
            {t(`contacts.${channel}.title`)}
          </h3>
          <p>{t(`contacts.${channel}.text`)}</p>
          <p className="small muted">{t(`contacts.${channel}.hours`)}</p>
          <LinkButton
            kind="quiet"
            href={ways[channel].href}
            external={ways[channel].external}
            className="mt-2"
          >
            {ways[channel].label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
