import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import type { ListMailView } from "./list-mail-view.ts";

/** A view that comes by mail: how often, from whom or to whom, and the end of it. */
export function MailLine({ mail }: { mail: ListMailView }) {
  const t = useTranslations("listMail");
  const { id, name, list, schedule, isOwn, sender, readers, sentOn, nextAt } = mail;
  const names = readers.map((one) => (one.hasEnded ? t("hasEnded", { name: one.name }) : one.name));
  const times = [
    t(`times.${schedule}`),
    isOwn ? t("to", { names: names.join(", ") }) : t("from", { name: sender }),
    ...(sentOn ? [t("lastSent", { date: sentOn })] : []),
    ...(nextAt ? [t("next", { date: nextAt })] : []),
  ];
  return (
    <div className="row items-end justify-between">
      <div>
        <Anchor href={`/settings/list-mails/${id}`}>{`${list}: ${name}`}</Anchor>
        <p className="small muted">{times.join(" · ")}</p>
      </div>
      <Ask
        look={{ kind: "quiet", size: "sm" }}
        label={isOwn ? t("end") : t("endForMe")}
        about={name}
        question={<p>{isOwn ? t("endAsk", { view: name }) : t("endForMeAsk", { view: name })}</p>}
        confirm={t("endYes")}
        fields={{ intent: "end", mailId: id }}
        action="/settings/list-mails"
      />
    </div>
  );
}
