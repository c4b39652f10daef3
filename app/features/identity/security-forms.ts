import { z } from "zod";
import { email, personName } from "#app/core/india-fields.ts";
import { plainText } from "#app/core/plain-text.ts";
import { portalRoles } from "./portal-role.ts";
import { secondPersonRulesSchema } from "./second-person-rules.ts";

const why = plainText({ max: 300, min: 5, required: "Write why.", tooShort: "Write why in a few words." });

export const inviteStaffSchema = z.object({
  name: personName({ required: "Enter their name." }),
  email: email({ required: "Enter their e-mail address." }),
  reason: why,
});

export const disableStaffSchema = z.object({
  userId: z.uuid("Reload the page and try again."),
  reason: why,
});

export const accountStepSchema = z.object({ userId: z.uuid("Reload the page and try again.") });
export const roleStepSchema = accountStepSchema.extend({ role: z.enum(portalRoles) });
export const promoteSchema = accountStepSchema.extend({ reason: why });
export const secondLookStepSchema = z.object({ id: z.uuid("Reload the page and try again.") });
export const secondPersonFormSchema = secondPersonRulesSchema.extend({ reason: why });
export const sessionStepSchema = z.object({ sessionId: z.uuid("Reload the page and try again.") });
export const erasureStepSchema = z.object({ requestId: z.uuid("Reload the page and try again.") });
