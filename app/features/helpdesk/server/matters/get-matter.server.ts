import { eq } from "drizzle-orm";
import { formatDateTime, istDate, now } from "#app/core/clock.ts";
import { isId, publicNumber } from "#app/core/id.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import type { Booking } from "../../bookings/booking.ts";
import {
  bookingCallBy,
  bookingDeskSteps,
  bookingMachine,
  guardianAnswerBy,
  openBookings,
} from "../../bookings/booking-status.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { type MatterDetail, type MatterKind, suggestRegion } from "../../matter.ts";
import { listReassignments } from "../bookings/list-reassignments.server.ts";
import { reachBooking } from "../bookings/reach-booking.server.ts";
import { toBookingView } from "../bookings/to-booking-view.server.ts";
import { getEnquiry } from "../enquiries/get-enquiry.server.ts";

/** One matter as the regional desk works on it, whichever way it came. */
export async function getMatter(
  actor: Actor,
  { kind, id }: { kind: MatterKind; id: string },
): Promise<MatterDetail> {
  enquiryPermissions.assertCan(actor, "enquiry.see_desk");
  if (!isId(id)) throw notFound("There is no such matter.");
  return kind === "booking" ? openBookingMatter(actor, id) : openEnquiryMatter(actor, id);
}

async function openEnquiryMatter(actor: Actor, id: string): Promise<MatterDetail> {
  const view = await getEnquiry(actor, id);
  const [row] = await database().select().from(enquiry).where(eq(enquiry.id, id));
  if (!row) throw notFound("There is no such matter.");
  const { region, assignedTo, language } = row;
  const answer = view.events.find(({ event }) => event === "answer");
  return {
    id,
    kind: row.kind,
    number: view.number,
    title: `${view.subject}: ${view.name}`,
    statusLabel: view.statusLabel,
    isOpen: view.status === "open",
    isLate: view.isLate,
    clock: view.clock,
    ...{ language, region, assignedTo, suggestedRegion: suggestRegion(language) },
    facts: [
      { term: "Email", value: view.email ?? "–" },
      { term: "Phone", value: view.phone ?? "–" },
      { term: "Sent", value: view.sentAt },
      { term: "Reply by", value: view.replyBy },
      ...(view.settleBy ? [{ term: "Settle by", value: view.settleBy }] : []),
    ],
    message: view.message ?? "Removed at the person’s wish.",
    answers: view.answers,
    saved: view.saved,
    nominees: view.nominees,
    revision: view.revision,
    answer: answer ? { label: answer.label, to: view.email ?? "the person" } : null,
    steps: view.events.filter(({ event }) => event !== "answer"),
    summary: null,
    slots: [],
    roomHref: null,
    timeHref: null,
  };
}

async function openBookingMatter(actor: Actor, id: string): Promise<MatterDetail> {
  const [row] = await database().select().from(booking).where(eq(booking.id, id));
  if (!row) throw notFound("There is no such matter.");
  const number = publicNumber("BK", Number(istDate(row.createdAt).slice(0, 4)), row.serial);
  const booked = await reachBooking(actor, "booking.see", { number, key: null });
  const view = toBookingView(booked, now(), "en");
  const { region, assignedTo, language } = row;
  const callBy = bookingCallBy(row);
  const allowed = allowedEvents(bookingMachine, row.status, actor).map(({ event }) => event);
  const fits = { confirm: view.when !== null && !view.hasBegun, cancel: !view.hasBegun };
  const steps = bookingDeskSteps.filter(
    ({ event }) => allowed.includes(event) && { finish: view.hasBegun, miss: view.hasBegun, ...fits }[event],
  );
  return {
    id,
    kind: "booking",
    number,
    title: `${view.title}: ${view.name}`,
    statusLabel: view.statusLabel,
    isOpen: openBookings.some((open) => open === row.status),
    isLate: row.status === "requested" && callBy < now(),
    clock: clockOf(row.status === "requested" ? callBy : null, row.createdAt),
    ...{ language, region, assignedTo, suggestedRegion: suggestRegion(language) },
    facts: [
      { term: "Email", value: booked.email },
      { term: "Phone", value: booked.phone },
      { term: "Asked", value: formatDateTime(row.createdAt) },
      ...(row.status === "guardian"
        ? [
            {
              term: "Guardian",
              value: `Asked by a code; held until ${formatDateTime(guardianAnswerBy(row.createdAt, row.startsAt))}`,
            },
          ]
        : []),
      ...(row.agreedAt ? [{ term: "Guardian", value: `Agreed on ${formatDateTime(row.agreedAt)}` }] : []),
      ...(row.status === "requested" ? [{ term: "Call by", value: view.callBy }] : []),
      { term: "Time", value: view.when ?? "Not agreed yet" },
      { term: "How", value: view.way },
      ...(booked.talkLanguage ? [{ term: "In", value: booked.talkLanguage }] : []),
      ...(view.room ? [{ term: "Room opens", value: view.room.opensAt }] : []),
      ...(view.counsellor ? [{ term: "With", value: view.counsellor }] : []),
      ...Object.entries(booked.answers).map(([term, value]) => ({ term, value })),
    ],
    message: null,
    answers: [],
    saved: [],
    nominees: [],
    revision: null,
    answer: null,
    steps,
    slots:
      allowed.includes("reassign") && !view.isWorkshop && (row.status === "requested" || !view.hasBegun)
        ? await listReassignments(booked)
        : [],
    summary: summaryOf(
      booked,
      steps.some(({ event }) => event === "finish"),
    ),
    roomHref: view.room ? `/bookings/${number}/room` : null,
    timeHref: allowed.includes("reschedule") && !view.isWorkshop ? `/bookings/${number}?change=time` : null,
  };
}

/** A workshop has its materials instead. */
function summaryOf({ kind, status, summary }: Booking, canFinish: boolean): MatterDetail["summary"] {
  if (kind === "workshop" || (status !== "done" && !canFinish)) return null;
  return { value: summary ?? "", canSend: status === "done" };
}
