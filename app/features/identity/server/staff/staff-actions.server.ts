import { button, defineActions } from "#app/core/forms/actions.server.ts";
import {
  disableStaffSchema,
  enableStaffSchema,
  inviteStaffSchema,
  roleStepSchema,
  rolesSchema,
} from "../../staff/security-forms.ts";
import { askForRoles } from "../second-person/ask-for-roles.server.ts";
import { askForStaff } from "../second-person/ask-for-staff.server.ts";
import { disableUser } from "./disable-user.server.ts";
import { enableUser } from "./enable-user.server.ts";
import { revokeRole } from "./revoke-role.server.ts";

const done = (say: string) => ({ to: "/admin/security-roles", say });

/** The buttons of /admin/security-roles: who works at the portals. */
export const staffActions = defineActions(
  {
    invite: button({
      schema: inviteStaffSchema,
      run: ({ actor }, value) => askForStaff(actor, value),
      next: done("invited"),
      refused: (_press, problem) =>
        problem.status === 409
          ? {
              errors: {
                [problem.code === "not_limitable" ? "roles" : "email"]: [problem.detail ?? problem.title],
              },
              status: 422,
            }
          : undefined,
    }),
    grant: button({
      schema: rolesSchema,
      run: ({ actor }, value) => askForRoles(actor, value),
      next: done("asked"),
    }),
    disable: button({
      schema: disableStaffSchema,
      run: ({ actor }, value) => disableUser(actor, value),
      next: done("changed"),
    }),
    enable: button({
      schema: enableStaffSchema,
      run: ({ actor }, value) => enableUser(actor, value),
      next: done("changed"),
    }),
    revoke: button({
      schema: roleStepSchema,
      run: ({ actor }, value) => revokeRole(actor, value),
      next: done("changed"),
    }),
  },
  { maxBytes: 16 * 1024 },
);
