import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { telLink, useSite, whatsappLink } from "#app/core/settings/site.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon, type IconType } from "#app/ui/pictures/icon.tsx";
import { useUiWords } from "#app/ui/ui-words.ts";

/** How to reach us, before the form: most people rather call. */
export function ContactWays() {
  const { support } = useSite();
  const shell = useTranslations("shell");
  const t = useTranslations("contact.ways");
  return (
    <ul className="cols cols--4 gap-y-6">
      <Way icon={Phone} title={t("phone")} note={t("phoneNote")}>
        <a href={telLink(support.phone)}>{support.phone}</a>
      </Way>
      <Way icon={Mail} title={t("email")} note={t("emailNote")}>
        <a href={`mailto:${support.email}`}>{support.email}</a>
      </Way>
      <Way icon={MessageCircle} title={t("whatsapp")} note={t("whatsappNote")}>
        <ExternalLink href={whatsappLink(support.whatsapp, shell("whatsappText"))}>{t("chat")}</ExternalLink>
      </Way>
      <Way icon={Clock} title={t("hours")} note={t("hoursNote")}>
        <div>{t("weekdays")}</div>
        <div>{t("saturday")}</div>
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

/**
 * Always in sight on the contact page; the message is already written. A sign alone, so that it stands in the
 * page's margin where there is one, and covers no more than a corner where there is none (L38).
 */
export function FloatingChat() {
  const { support } = useSite();
  const shell = useTranslations("shell");
  const words = useUiWords();
  const name = useTranslations("contact.ways")("floating");
  return (
    <Anchor
      className={buttonClass({
        iconOnly: true,
        className: "no-print fixed end-3 bottom-3 z-10 rounded-full shadow-float xl:end-1",
      })}
      href={whatsappLink(support.whatsapp, shell("whatsappText"))}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
    >
      <Icon of={MessageCircle} />
      <span className="vh">
        {name} {words.opensNewTab}
      </span>
    </Anchor>
  );
}
