import { z } from "zod";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { writeSetting } from "#app/db/settings.server.ts";
import { secondPersonRulesSchema } from "../second-person-rules.ts";
import { grantRole } from "./grant-role.server.ts";
import { invitePortalUser } from "./invite-portal-user.server.ts";
import type { SecondLookMatter } from "./second-look-matters.server.ts";
import { tieAccounts } from "./tie-accounts.server.ts";

const invitation = z.object({ name: z.string(), email: z.string() });

/** Identity's own matters of two people. */
export const staffMatters: Record<string, SecondLookMatter> = {
  "staff.invite": {
    label: "New super admin",
    /** Nobody but them ever knows their password, since a link lets them choose it. */
    async run(actor, { payload, requestedBy }) {
      const { name, email } = invitation.parse(payload);
      await inTransaction(async (tx) => {
        const userId = await invitePortalUser(tx, actor, {
          name,
          email,
          role: "admin",
          organisationId: null,
          to: "the admin desk",
        });
        await tieAccounts(tx, { userId, byUserId: requestedBy, how: "invited" });
      });
    },
  },
  "staff.promote": {
    label: "Super admin role",
    async run(actor, { subjectId, requestedBy }) {
      await grantRole(actor, { userId: subjectId, role: "admin", askedBy: requestedBy });
      await inTransaction((tx) =>
        tieAccounts(tx, { userId: subjectId, byUserId: requestedBy, how: "promoted" }),
      );
    },
  },
  "second_person.rules": {
    label: "Rules of two people",
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
