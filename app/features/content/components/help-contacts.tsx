import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { telLink, useSite, whatsappLink } from "#app/core/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { helpSupportContacts } from "../data/help-options.ts";

const icons = { phone: Phone, whatsapp: MessageCircle, email: Mail } as const;

export function HelpContacts() {
  const { support } = useSite();
  const ways = {
    phone: { href: telLink(support.phone), label: support.phone, external: false },
    whatsapp: {
      href: whatsappLink(support.whatsapp, "Hello ScholarSetu, I need help."),
      label: "Chat",
      external: true,
    },
    email: { href: `mailto:${support.email}`, label: support.email, external: false },
  } as const;
  return (
    <ul className="cols cols--3">
      {helpSupportContacts.map(({ channel, title, description, hours }) => (
        <li className="card stack [--gap:0.5rem]" key={channel}>
          <h3 className="card__title row">
            <Icon of={icons[channel]} />
            {title}
          </h3>
          <p>{description}</p>
          <p className="small muted">{hours}</p>
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
