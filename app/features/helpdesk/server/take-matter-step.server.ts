import { notFound } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { enquiryPermissions } from "../enquiry-permissions.ts";
import type { MatterStep } from "../forms/matter-step.ts";
import { answerEnquiry } from "./answer-enquiry.server.ts";
import { applyBookingEvent } from "./apply-booking-event.server.ts";
import { assignMatter } from "./assign-matter.server.ts";
import { getMatter } from "./get-matter.server.ts";
import { moveEnquiry } from "./move-enquiry.server.ts";

/** From a pressed button of the regional desk to the verb of the room; what was done, in words. */
export async function takeMatterStep(actor: Actor, step: MatterStep): Promise<string> {
  enquiryPermissions.assertCan(actor, "enquiry.work_desk");
  if (step.event === "assign") {
    await assignMatter(actor, step);
    return "assigned";
  }
  const isBookingStep = !("revision" in step);
  if ((step.kind === "booking") !== isBookingStep) throw notFound("There is no such button.");
  if (!("revision" in step)) {
    const { number } = await getMatter(actor, { kind: step.kind, id: step.matterId });
    await applyBookingEvent(actor, { number, key: null }, { event: step.event });
    return step.event;
  }
  const at = { enquiryId: step.matterId, revision: step.revision };
  if (step.event === "answer") await answerEnquiry(actor, { ...at, answer: step.answer });
  else await moveEnquiry(actor, at, step.event);
  return step.event;
}
