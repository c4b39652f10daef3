import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import Video from "lucide-react/icons/video";
import { useTranslations } from "use-intl";
import { telLink, useSite, whatsappLink } from "#app/core/settings/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { counselingChannels } from "../../data/counseling.ts";

const icons = { phone: Phone, video: Video, whatsapp: MessageCircle, email: Mail } as const;

export function CounselingContacts() {
  const t = useTranslations("counseling");
  const { support, hasVideo } = useSite();
  const hrefs = {
    phone: telLink(support.phone),
    video: "?way=video#book",
    whatsapp: whatsappLink(support.whatsapp, t("whatsappText")),
    email: `mailto:${support.email}`,
  } as const;
  const shown = { phone: support.phone, video: null, whatsapp: null, email: support.email } as const;
  const offered = counselingChannels.filter((channel) => channel !== "video" || hasVideo);
  return (
    <ul className="cols cols--4" data-still="choose" data-choose="way">
      {offered.map((channel) => (
        <li className="card flex flex-col gap-2" key={channel}>
          <h3 className="card__title row">
            <Icon of={icons[channel]} />
            {t(`ways.${channel}.title`)}
          </h3>
          <p className="small muted">{t(`ways.${channel}.text`)}</p>
          {shown[channel] && <p className="strong small break-all">{shown[channel]}</p>}
          <LinkButton
            kind="quiet"
            size="sm"
            href={hrefs[channel]}
            external={channel === "whatsapp"}
            data-value={channel === "video" ? "video" : undefined}
            className="mt-auto self-start"
          >
            {t(`ways.${channel}.act`)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
