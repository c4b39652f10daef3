import { z } from "zod";
import { email, personName } from "#app/core/forms/india-fields.ts";
import { staffRoles } from "#app/core/portals/staff-roles.ts";
import { languages } from "#app/core/words/i18n.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { type StateName, stateNames } from "#app/core/words/state-names.ts";
import { parsePhone } from "../phone.ts";
import { staffReasons } from "../suspension/suspension-reasons.ts";
import { portalRoles } from "./portal-role.ts";
import { secondPersonRulesSchema } from "./second-person-rules.ts";

const stateKeys = Object.keys(stateNames) as [StateName, ...StateName[]];
const why = plainText({ max: 300, min: 5, required: "Write why.", tooShort: "Write why in a few words." });

const roles = z.array(z.enum(staffRoles), "Choose at least one role.").min(1, "Choose at least one role.");

const limit = {
  states: z.array(z.enum(stateKeys, "Choose states from the list.")).default([]),
  languages: z.array(z.enum(languages, "Choose languages from the list.")).default([]),
};

/** To which states and languages; nothing ticked is the whole country. */
export const limitStaffSchema = z.object({ ...limit, reason: why });

export const inviteStaffSchema = z.object({
  ...limit,
  name: personName({ required: "Enter their name." }),
  email: email({ required: "Enter their e-mail address." }),
  roles,
  reason: why,
});

export const enableStaffSchema = z.object({
  userId: z.uuid("Reload the page and try again."),
  reason: why,
});
export const disableStaffSchema = enableStaffSchema.extend({
  told: z.enum(staffReasons, "Choose what they are told.").default("to_check"),
});

const contact = z
  .string("Enter a phone number or an e-mail address.")
  .trim()
  .max(254)
  .transform((typed, context) => {
    const phone = parsePhone(typed);
    if (phone) return { kind: "phone" as const, value: phone };
    const mail = z.email().safeParse(typed);
    if (mail.success) return { kind: "email" as const, value: mail.data };
    context.addIssue({ code: "custom", message: "Enter a phone number or an e-mail address." });
    return z.NEVER;
  });

export const lockOutSearchSchema = z.object({ contact });
export const liftLockOutSchema = lockOutSearchSchema.extend({
  reason: plainText({ max: 300, min: 5, required: "Write why.", tooShort: "Write why in a few words." }),
});
export type Contact = z.output<typeof contact>;

export const accountStepSchema = z.object({ userId: z.uuid("Reload the page and try again.") });
export const roleStepSchema = accountStepSchema.extend({ role: z.enum(portalRoles) });
export const rolesSchema = accountStepSchema.extend({ roles, reason: why });
export const secondLookStepSchema = z.object({ id: z.uuid("Reload the page and try again.") });
export const refuseLookSchema = secondLookStepSchema.extend({ refusal: why });
export const secondPersonFormSchema = secondPersonRulesSchema.extend({ reason: why });
export const sessionStepSchema = z.object({ sessionId: z.uuid("Reload the page and try again.") });
export const erasureStepSchema = z.object({ requestId: z.uuid("Reload the page and try again.") });
