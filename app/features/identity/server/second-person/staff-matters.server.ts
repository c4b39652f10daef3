import { z } from "zod";
import { toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { type StaffRole, staffRoles } from "#app/core/portals/staff-roles.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { writeSetting } from "#app/db/settings.server.ts";
import { accountPermissions } from "../../account-permissions.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { secondPersonRulesSchema } from "../../staff/second-person-rules.ts";
import { actForNominee } from "../nominees/act-for-nominee.server.ts";
import { canEnter } from "../sessions/can-enter.server.ts";
import { applyStaffLimit } from "../staff/apply-staff-limit.server.ts";
import { grantRole } from "../staff/grant-role.server.ts";
import { invitePortalUser } from "../staff/invite-portal-user.server.ts";
import { tieAccounts } from "../staff/tie-accounts.server.ts";
import type { SecondLookMatter } from "./second-look-matters.server.ts";

const rolesField = z.array(z.enum(staffRoles)).min(1);
// Asked before there were roles: what was asked for then was the super admin.
const onlyRole: StaffRole[] = ["super_admin"];
const limitWish = z.object({
  states: z.array(z.string()).default([]),
  languages: z.array(z.string()).default([]),
});
const invitation = z.object({
  name: z.string(),
  email: z.string(),
  roles: rolesField.default(onlyRole),
  limit: limitWish.optional(),
});
const wanted = z.object({ roles: rolesField }).nullable();
const makesStaff = accountPermissions.right("account.grant_role");

/** Identity's own matters of two people. */
export const staffMatters: Record<string, SecondLookMatter> = {
  "staff.invite": {
    label: "Somebody new at the desk",
    right: makesStaff,
    /** Nobody but them ever knows their password, since a link lets them choose it. */
    async run(actor, { payload, requestedBy }) {
      const { name, email, roles, limit } = invitation.parse(payload);
      await inTransaction(async (tx) => {
        const userId = await invitePortalUser(tx, actor, {
          name,
          email,
          role: "admin",
          organisationId: null,
          staffRoles: roles,
          limit: toStaffLimit(limit?.states ?? [], limit?.languages ?? []),
          to: "the admin desk",
        });
        await tieAccounts(tx, { userId, byUserId: requestedBy, how: "invited" });
      });
    },
  },
  "staff.promote": {
    label: "Roles at the desk",
    right: makesStaff,
    async run(actor, { subjectId, payload, requestedBy }) {
      const roles = wanted.parse(payload)?.roles ?? onlyRole;
      await inTransaction(async (tx) => {
        const wasThere = await canEnter(tx, subjectId, "admin");
        await grantRole(actor, { userId: subjectId, role: "admin", staffRoles: roles, askedBy: requestedBy });
        // Whoever was of the desk before is no new person by another role.
        if (!wasThere) await tieAccounts(tx, { userId: subjectId, byUserId: requestedBy, how: "promoted" });
      });
    },
  },
  "staff.limit": {
    label: "States and languages of somebody at the desk",
    right: makesStaff,
    href: (userId) => `/admin/security-roles/people/${userId}`,
    async run(actor, { subjectId, payload, reason }) {
      const { states, languages } = limitWish.parse(payload);
      const limit = toStaffLimit(states, languages);
      await inTransaction((tx) => applyStaffLimit(tx, actor, { userId: subjectId, limit, reason }));
    },
  },
  "nominee.act": {
    label: "A nominee acts for somebody",
    right: securityPermissions.right("security.act_for_nominee"),
    href: (nomineeId) => `/admin/security-roles/nominees/${nomineeId}`,
    run: actForNominee,
  },
  "second_person.rules": {
    label: "Rules of two people",
    right: securityPermissions.right("security.change_rules"),
    async run(actor, { payload }) {
      const rules = secondPersonRulesSchema.parse(payload);
      await inTransaction(async (tx) => {
        await writeSetting(tx, "second_person", rules);
        const chain = "setting:second_person";
        await writeAudit(tx, { chain, actor, event: "setting.changed", details: { after: rules } });
      });
    },
  },
};
