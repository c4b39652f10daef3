import { z } from "zod";
import { amountField } from "#app/core/forms/amount-field.ts";
import { email, personName } from "#app/core/forms/india-fields.ts";
import { teamRoles } from "#app/core/portals/permissions.ts";

export const inviteSchema = z.object({
  name: personName({ required: "Enter the name." }),
  email: email({ required: "Enter the e-mail address." }),
  teamRole: z.enum(teamRoles, "Choose a role."),
});
export type TeamInvitation = z.output<typeof inviteSchema>;

export const memberSchema = z.object({ member: z.string() });
export const memberRoleSchema = memberSchema.extend({ teamRole: z.enum(teamRoles, "Choose a role.") });

/** From which amount two people are needed. */
export const twoPeopleSchema = z
  .object({
    when: z.enum(["always", "above", "never"], "Choose when two people are needed."),
    limit: z.preprocess((text) => (text === "" ? undefined : text), amountField.optional()),
  })
  .refine(({ when, limit }) => when !== "above" || (limit ?? 0) > 0, {
    path: ["limit"],
    message: "Enter the amount.",
  });
export type TwoPeopleForm = z.output<typeof twoPeopleSchema>;
