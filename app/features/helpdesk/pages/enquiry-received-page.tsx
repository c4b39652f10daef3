import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import done from "#app/ui/art/done.svg";
import { StatusBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Held } from "#app/ui/held.tsx";
import { enquiryBadges } from "../enquiry-badges.ts";
import { type EnquiryStatusView, getEnquiryStatus } from "../server/get-enquiry-status.server.ts";
import type { Route } from "./+types/enquiry-received-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  return getEnquiryStatus(await getActor(context), params.enquiryId);
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Your message",
    description: "Where your message to ScholarSetu stands, and by when you will hear from us.",
    path: `/contact/received/${params.enquiryId}`,
    indexed: false,
  });

/** What somebody sees after the contact form, and when they come back to it. */
export default function EnquiryReceivedPage({ loaderData: enquiry }: Route.ComponentProps) {
  return (
    <div className="wrap sec grid gap-8">
      <img src={done} alt="" width={240} height={147} />
      <div className="stack [--gap:0.75rem]" role="status">
        <h1>{enquiry.status === "open" ? "Thank you. We have your message" : "Your message"}</h1>
        <p className="lead">
          Your number is <b className="strong num">{enquiry.number}</b>. Keep it for when you call.
        </p>
      </div>
      <p className="row">
        <StatusBadge status={enquiryBadges[enquiry.status]}>{enquiry.statusLabel}</StatusBadge>
        <span>{enquiry.told}</span>
      </p>
      <Held who={whoHolds(enquiry)} when={byWhen(enquiry)} next={whatThen(enquiry)} />
      <p className="muted">
        {enquiry.subject}, sent on {enquiry.sentAt}. An acknowledgement with this number goes to your e-mail
        address; where we do not know yet that it is yours, a letter with a button asks you first.
      </p>
      <p className="row">
        <LinkButton href="/">Home</LinkButton>
        <LinkButton kind="quiet" href="/faq">
          Frequently asked questions
        </LinkButton>
      </p>
    </div>
  );
}

function whoHolds({ status }: EnquiryStatusView) {
  return status === "open" ? { value: "Our help desk" } : { value: "Nobody", note: "It rests." };
}

function byWhen({ status, replyBy, isLate, answeredAt }: EnquiryStatusView) {
  if (status !== "open") return { value: answeredAt ? `Answered ${answeredAt}` : "Closed" };
  return isLate
    ? { value: `Was due ${replyBy}`, note: "We are late. The desk has been told." }
    : { value: replyBy };
}

function whatThen({ settleBy, status }: EnquiryStatusView) {
  if (status !== "open") return { value: "Write again at any time" };
  return settleBy
    ? { value: "An answer by e-mail", note: `Settled by ${settleBy} at the latest.` }
    : { value: "An answer by e-mail" };
}
