import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import done from "#app/ui/art/done.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { WaitingFacts } from "#app/ui/desk/waiting-facts.tsx";
import { enquiryBadges } from "../enquiry-badges.ts";
import { enquiryMessages } from "../messages/enquiry.messages.server.ts";
import { type EnquiryStatusView, getEnquiryStatus } from "../server/enquiries/get-enquiry-status.server.ts";
import type { Route } from "./+types/enquiry-received-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = enquiryMessages[language].received;
  return {
    enquiry: await getEnquiryStatus({ ...(await getActor(context)), language }, params.enquiryId),
    title,
    description,
    messages: loadMessages(language, { enquiry: enquiryMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: `/contact/received/${params.enquiryId}`,
    indexed: false,
  });

/** What somebody sees after the contact form, and when they come back to it. */
export default function EnquiryReceivedPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("enquiry.received");
  const subjects = useTranslations("enquiry.subjects");
  const { enquiry } = loaderData;
  return (
    <div className="wrap sec grid gap-8">
      <img src={done} alt="" width={240} height={147} />
      <div className="stack [--gap:0.75rem]" role="status">
        <h1>{enquiry.status === "open" ? t("thanks") : t("title")}</h1>
        <p className="lead">
          {t.rich("number", {
            number: enquiry.number,
            b: (chunks) => <b className="strong num">{chunks}</b>,
          })}
        </p>
      </div>
      <p className="row">
        <StatusBadge status={enquiryBadges[enquiry.status]}>{t(`statuses.${enquiry.status}`)}</StatusBadge>
        <span>{t(`told.${enquiry.status}`)}</span>
      </p>
      <EnquiryHeld {...enquiry} />
      <p className="muted">{t("sent", { subject: subjects(enquiry.subject), time: enquiry.sentAt })}</p>
      <p className="row">
        <LinkButton href="/">{t("home")}</LinkButton>
        <LinkButton kind="quiet" href="/faq">
          {t("faq")}
        </LinkButton>
      </p>
    </div>
  );
}

function EnquiryHeld({ status, replyBy, isLate, answeredAt, settleBy }: EnquiryStatusView) {
  const t = useTranslations("enquiry.received");
  if (status !== "open") {
    return (
      <WaitingFacts
        who={{ value: t("nobody"), note: t("rests") }}
        when={{ value: answeredAt ? t("answeredAt", { time: answeredAt }) : t("statuses.closed") }}
        next={{ value: t("again") }}
      />
    );
  }
  return (
    <WaitingFacts
      who={{ value: t("desk") }}
      when={isLate ? { value: t("due", { time: replyBy }), note: t("late") } : { value: replyBy }}
      next={{ value: t("answer"), ...(settleBy && { note: t("settled", { day: settleBy }) }) }}
    />
  );
}
