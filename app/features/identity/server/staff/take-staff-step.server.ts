import { type FormReply, parseForm } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import {
  disableStaffSchema,
  enableStaffSchema,
  roleStepSchema,
  rolesSchema,
} from "../../staff/security-forms.ts";
import { askForRoles } from "../second-person/ask-for-roles.server.ts";
import { disableUser } from "./disable-user.server.ts";
import { enableUser } from "./enable-user.server.ts";
import { revokeRole } from "./revoke-role.server.ts";

/** A button of the staff list; what is wrong with the form comes back. */
export async function takeStaffStep(actor: Actor, fields: FormData): Promise<FormReply | null> {
  const event = fields.get("event");
  if (event === "disable") {
    const { value, reply } = await parseForm(fields, disableStaffSchema);
    if (value === undefined) return reply();
    await disableUser(actor, value);
  } else if (event === "enable") {
    const { value, reply } = await parseForm(fields, enableStaffSchema);
    if (value === undefined) return reply();
    await enableUser(actor, value);
  } else if (event === "grant") {
    const { value, reply } = await parseForm(fields, rolesSchema);
    if (value === undefined) return reply();
    await askForRoles(actor, value);
  } else if (event === "revoke") {
    const { value } = await parseForm(fields, roleStepSchema);
    if (value === undefined) throw badRequest();
    await revokeRole(actor, value);
  } else throw badRequest("There is no such button.");
  return null;
}
