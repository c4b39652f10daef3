import { formKeySchema } from "#app/core/forms/form.ts";
import { formKeyField } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { openRegistrationPayment } from "../paying/open-registration-payment.server.ts";
import { type Submitted, submitRegistration } from "../submit-registration.server.ts";
import type { Step } from "./read-step.server.ts";

/** Submit and Register, with the fee's order. */
export async function sendRegistration(actor: Actor, { answers, sent, form }: Step): Promise<Submitted> {
  const key = formKeySchema.safeParse(form.get(formKeyField)).data ?? newId();
  const done = await submitRegistration(actor, { ...sent, answers, key, risksSeen: answers.risksSeen });
  // Where the gateway is away, the payment page opens the order later: the registration is in.
  if (done.kind === "submitted") await openRegistrationPayment(actor, done.id).catch(() => null);
  return done;
}
