import { z } from "zod";
import { personName, phone10 } from "#app/core/india-fields.ts";

export const memberRoles = ["owner", "verifier", "reviewer"] as const;

export const memberRoleLabels: Readonly<Record<string, string>> = {
  owner: "Owner: everything, and the team",
  verifier: "Verifier: checks documents, keeps the roll",
  reviewer: "Reviewer: scores applications",
};

export const teamMemberSchema = z.object({
  name: personName({ required: "Enter the name." }),
  phone: phone10({ required: "Enter the phone number." }),
  memberRole: z.enum(memberRoles, "Choose a role."),
});
