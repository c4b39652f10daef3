import { z } from "zod";
import { personName, phone10 } from "#app/core/forms/india-fields.ts";
import { memberRoles } from "./member-roles.ts";

export const teamMemberSchema = z.object({
  name: personName({ required: "Enter the name." }),
  phone: phone10({ required: "Enter the phone number." }),
  memberRole: z.enum(memberRoles, "Choose a role."),
});
