import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { assignMatterSchema } from "../../forms/assign-matter-schema.ts";
import { summaryField } from "../../forms/booking-events.ts";
import { answerSchema, isAnswered, notAnswered } from "../../forms/enquiry-form.ts";
import { reassignField } from "../../forms/reassign-form.ts";
import { type MatterKind, matterPath } from "../../matter.ts";
import { applyBookingEvent } from "../bookings/changing/apply-booking-event.server.ts";
import { reassignBooking } from "../bookings/changing/reassign-booking.server.ts";
import { answerEnquiry } from "../enquiries/answer-enquiry.server.ts";
import { moveEnquiry } from "../enquiries/move-enquiry.server.ts";
import { correctSummary } from "../sessions/correct-summary.server.ts";
import { assignMatter } from "./assign-matter.server.ts";
import { getMatter } from "./get-matter.server.ts";

type What = { readonly kind: MatterKind; readonly matterId: string };
const what = assignMatterSchema.pick({ kind: true, matterId: true });
const seen = what.extend({ revision: answerSchema.shape.revision });

const after =
  (done: string) =>
  ({ url }: Press, _done: unknown, { kind, matterId }: What) =>
    matterPath({ kind, id: matterId }, url.searchParams, done);

/** A button of a booking does nothing to an enquiry, and the other way round. */
function assertKind({ kind }: What, isBooking: boolean): void {
  if ((kind === "booking") !== isBooking) throw notFound("There is no such button.");
}

const move = (event: "close" | "reopen") =>
  button({
    schema: seen,
    async run({ actor }, value) {
      assertKind(value, false);
      await moveEnquiry(actor, { enquiryId: value.matterId, revision: value.revision }, event);
    },
    next: after(event),
  });

const numberOf = async (actor: Actor, { kind, matterId }: What) =>
  (await getMatter(actor, { kind, id: matterId })).number;

const book = (event: "confirm" | "miss" | "cancel") =>
  button({
    schema: what,
    async run({ actor, clientAddress }, value) {
      assertKind(value, true);
      const number = await numberOf(actor, value);
      await applyBookingEvent(actor, { number, key: null }, { event }, clientAddress);
    },
    next: after(event),
  });

/** The buttons of the regional desk over one matter: an enquiry, a grievance or a booking. */
export const matterActions = defineActions(
  {
    assign: button({
      schema: assignMatterSchema,
      run: ({ actor }, value) => assignMatter(actor, value),
      next: after("assigned"),
    }),
    answer: button({
      schema: seen
        .extend({ sentence: answerSchema.shape.sentence, answer: answerSchema.shape.answer })
        .refine(isAnswered, notAnswered),
      async run({ actor }, value) {
        assertKind(value, false);
        const { matterId: enquiryId, revision, sentence, answer } = value;
        await answerEnquiry(actor, { enquiryId, revision, sentence, answer });
      },
      next: after("answer"),
    }),
    close: move("close"),
    reopen: move("reopen"),
    confirm: book("confirm"),
    finish: button({
      schema: what.extend({ summary: summaryField.optional() }),
      async run({ actor, clientAddress }, { summary, ...value }) {
        assertKind(value, true);
        const number = await numberOf(actor, value);
        await applyBookingEvent(actor, { number, key: null }, { event: "finish", summary }, clientAddress);
      },
      next: after("finish"),
    }),
    reassign: button({
      schema: what.extend({ slot: reassignField }),
      async run({ actor }, { slot, ...value }) {
        assertKind(value, true);
        return reassignBooking(actor, { number: await numberOf(actor, value), key: null }, slot);
      },
      next: ({ url }, { isToldAll }, { kind, matterId }) =>
        matterPath({ kind, id: matterId }, url.searchParams, isToldAll ? "reassign" : "reassign_untold"),
    }),
    summary: button({
      schema: what.extend({ summary: summaryField }),
      async run({ actor }, { summary, ...value }) {
        assertKind(value, true);
        await correctSummary(actor, { number: await numberOf(actor, value), key: null }, summary);
      },
      next: after("summary"),
    }),
    miss: book("miss"),
    cancel: book("cancel"),
  },
  { check: ({ actor }) => enquiryPermissions.assertCan(actor, "enquiry.work_desk") },
);
