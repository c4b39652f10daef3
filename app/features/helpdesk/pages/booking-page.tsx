import { useTranslations } from "use-intl";
import { now } from "#app/core/clock.ts";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { OwnWords } from "#app/ui/own-words.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Block } from "#app/ui/section.tsx";
import { bookingPermissions } from "../booking-permissions.ts";
import { bookingPath } from "../bookings/booking.ts";
import { bookingBadges } from "../bookings/booking-badges.ts";
import { slotDays } from "../bookings/slot-days.ts";
import { BookingDeskPart } from "../components/booking-desk-part.tsx";
import { BookingStatusCard } from "../components/booking-status-card.tsx";
import { GuardianCard } from "../components/guardian-card.tsx";
import { RatingForm } from "../components/rating-form.tsx";
import { SlotPicker } from "../components/slot-picker.tsx";
import { matterPath } from "../matter.ts";
import { bookingMessages } from "../messages/booking.messages.server.ts";
import { bookingActions } from "../server/bookings/changing/booking-actions.server.ts";
import { reachBooking } from "../server/bookings/reach-booking.server.ts";
import { toBookingView } from "../server/bookings/to-booking-view.server.ts";
import { listSlotOffers } from "../server/counsellors/list-slot-offers.server.ts";
import { findAskedGuardian } from "../server/guardians/find-asked-guardian.server.ts";
import { findWorkshopDetail } from "../server/sessions/find-workshop-detail.server.ts";
import type { Route } from "./+types/booking-page";

const stars = [1, 2, 3, 4, 5] as const;

function reachOf(request: Request, number: string) {
  return { number, key: new URL(request.url).searchParams.get("key") };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  const booking = await reachBooking(actor, "booking.see", reachOf(request, params.number));
  const isChanging =
    new URL(request.url).searchParams.get("change") === "time" && booking.status !== "guardian";
  const asked = booking.status === "guardian" ? await findAskedGuardian(booking.id) : null;
  const { kind, service, minutes, talkLanguage } = booking;
  const offers = isChanging
    ? await listSlotOffers({ kind, service, minutes, talkLanguage, wished: null, days: 10 })
    : [];
  const hasExtras = kind === "workshop" && (booking.status === "confirmed" || booking.status === "done");
  const isDesk = bookingPermissions.can(actor, "booking.work_desk");
  return {
    booking: toBookingView(booking, now(), language),
    days: isChanging
      ? slotDays(
          offers.map(({ startsAt }) => startsAt),
          7,
          language,
        )
      : null,
    desk: isDesk
      ? {
          email: booking.email,
          phone: booking.phone,
          answers: booking.answers,
          workHref: matterPath({ kind: "booking", id: booking.id }),
        }
      : null,
    // The desk waits with them, but a guardian's code is none of its business.
    guardian: asked && !isDesk ? { digits: asked.phone.slice(-4), hasCode: asked.hasCode } : null,
    extras: hasExtras ? await findWorkshopDetail(service) : null,
    description: bookingMessages[language].page.description,
    messages: loadMessages(language, { booking: bookingMessages }),
  };
}

export const action = bookingActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.booking.title ?? "",
    description: loaderData?.description ?? "",
    path: `/bookings/${loaderData?.booking.number ?? ""}`,
    indexed: false,
  });

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("booking");
  const { booking, days, desk, extras, guardian } = loaderData;
  const problem = problemOf(actionData) ?? null;
  return (
    <div className="wrap pb-20">
      <div className="max-w-[52rem]">
        <PageHead
          title={booking.title}
          lead={t("page.lead", { number: booking.number, name: booking.name })}
          badges={<StatusBadge status={bookingBadges[booking.status]}>{booking.statusLabel}</StatusBadge>}
        />
        <div className="grid grid-cols-1 gap-8">
          <p className="lead">{booking.told}</p>
          {days ? (
            <Block title={t("page.another")}>
              <SlotPicker days={days} problem={problem} backHref={bookingPath(booking)} />
            </Block>
          ) : (
            <>
              {problem && !guardian?.hasCode && <Alert tone="bad">{problem}</Alert>}
              {guardian && <GuardianCard {...guardian} answerBy={booking.answerBy ?? ""} problem={problem} />}
              <BookingStatusCard booking={booking} />
            </>
          )}
          {extras && (extras.materials || extras.materialsLink) && (
            <Block title={t("materials.title")}>
              {extras.materials && <OwnWords text={extras.materials} />}
              {extras.materialsLink && (
                <p>
                  <ExternalLink href={extras.materialsLink}>{t("materials.open")}</ExternalLink>
                </p>
              )}
            </Block>
          )}
          {booking.summary && (
            <Block title={t("summary")}>
              <OwnWords text={booking.summary} />
            </Block>
          )}
          {booking.isWorkshop && booking.status === "done" && (
            <p className="row">
              <span>{t("certificate.text")}</span>
              <LinkButton
                kind="quiet"
                plain
                href={`/bookings/${booking.number}/certificate.pdf?key=${booking.key}`}
              >
                {t("certificate.get")}
              </LinkButton>
            </p>
          )}
          {booking.status === "done" && !desk && (
            <RatingForm
              question={t("rating.question")}
              rating={booking.rating}
              feedback={booking.feedback}
              words={{
                words: t("rating.words"),
                scale: stars.map((star) => t(`rating.scale.s${star}`)),
                thanks: t("rating.thanks", { stars: booking.rating ?? 0 }),
                send: t("rating.send"),
                change: t("rating.change"),
              }}
            />
          )}
          {(booking.status === "cancelled" || booking.status === "no_show") && (
            <p>
              <LinkButton href="/counseling#book">{t("page.again")}</LinkButton>
            </p>
          )}
          {desk && <BookingDeskPart {...desk} />}
        </div>
      </div>
    </div>
  );
}
