import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { useTranslations } from "use-intl";
import { telLink, useSite, whatsappLink } from "#app/core/settings/site.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** WhatsApp with the message already written, a call, an e-mail. */
export function SupportButtons() {
  const shell = useTranslations("shell");
  const t = useTranslations("faq");
  const { support } = useSite();
  return (
    <div className="row row--acts">
      <LinkButton external icon={MessageCircle} href={whatsappLink(support.whatsapp, shell("whatsappText"))}>
        WhatsApp
      </LinkButton>
      <LinkButton kind="quiet" icon={Phone} href={telLink(support.phone)}>
        {t("call", { phone: support.phone })}
      </LinkButton>
      <LinkButton kind="quiet" icon={Mail} href={`mailto:${support.email}`}>
        {t("write")}
      </LinkButton>
    </div>
  );
}
