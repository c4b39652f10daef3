import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { telLink, useSite, whatsappLink } from "#app/core/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import { office } from "../data/office.ts";

/** How to reach us, before the form: most people rather call. */
export function ContactWays() {
  const { support } = useSite();
  const shell = useTranslations("shell");
  return (
    <ul className="cols cols--4 gap-y-6">
      <Way icon={Phone} title="Phone" note="24/7 for urgent matters">
        <a href={telLink(support.phone)}>{support.phone}</a>
      </Way>
      <Way icon={Mail} title="Email" note="A reply within 2 hours">
        <a href={`mailto:${support.email}`}>{support.email}</a>
      </Way>
      <Way icon={MessageCircle} title="WhatsApp" note="Chat in Telugu or English">
        <ExternalLink href={whatsappLink(support.whatsapp, shell("whatsappText"))}>Chat with us</ExternalLink>
      </Way>
      <Way icon={Clock} title="Office hours" note="Indian time, closed on Sundays">
        {office.hours.map(({ days, time }) => (
          <div key={days}>
            {days} {time}
          </div>
        ))}
      </Way>
    </ul>
  );
}

function Way(props: { icon: IconType; title: string; note: string; children: ReactNode }) {
  return (
    <li className="feat">
      <Icon of={props.icon} />
      <h3>{props.title}</h3>
      <div className="leading-snug">
        {props.children}
        <p>{props.note}</p>
      </div>
    </li>
  );
}

/** Always in sight on the contact page; the message is already written. */
export function FloatingChat() {
  const { support } = useSite();
  const shell = useTranslations("shell");
  return (
    <LinkButton
      external
      icon={MessageCircle}
      className="no-print fixed end-4 bottom-4 z-10 shadow-float"
      href={whatsappLink(support.whatsapp, shell("whatsappText"))}
    >
      <span>
        <span className="max-sm:hidden">Chat on </span>WhatsApp
      </span>
    </LinkButton>
  );
}
