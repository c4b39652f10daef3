import { and, asc, eq, isNull } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { notification } from "#app/db/schema/messages.ts";
import { savedReport } from "#app/db/schema/saved-reports.ts";
import { plantFraud } from "#app/features/insurance/demo/plant-fraud.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { saveReport } from "#app/features/reports/server/save-report.server.ts";

/** The badge of the demo. */
const unread = 8;

/** What the super admin finds: fraud alerts of every severity, saved reports, and eight things under the bell. */
export async function buildAdminDemo({ adminUserId }: { readonly adminUserId: string }): Promise<void> {
  const admin: Actor = {
    role: "admin",
    staffRoles: ["super_admin"],
    userId: adminUserId,
    language: "en",
    name: "Super Admin",
  };
  if ((await database().$count(savedReport)) > 0) return;
  await plantFraud(admin);
  const never = { fromDay: null, toDay: null };
  await saveReport(admin, {
    name: "Claims of the year",
    subject: "claims",
    period: "this_year",
    schedule: "weekly",
    ...never,
  });
  await saveReport(admin, {
    name: "Revenue, last month",
    subject: "revenue",
    period: "last_month",
    schedule: "monthly",
    ...never,
  });
  await fillBell(adminUserId);
}

/** The claims that have waited longest fill up what the rooms have not said by themselves. */
async function fillBell(userId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const waits = await tx.$count(
      notification,
      and(eq(notification.userId, userId), isNull(notification.readAt)),
    );
    const claims = await tx
      .select({ number: claim.claimNumber, amountPaise: claim.amountPaise })
      .from(claim)
      .where(and(eq(claim.status, "processing"), isNull(claim.deletedAt)))
      .orderBy(asc(claim.claimedOn), asc(claim.id))
      .limit(Math.max(0, unread - waits));
    for (const { number, amountPaise } of claims) {
      await notify(tx, userId, {
        type: "info",
        title: "A claim waits for a decision",
        message: `${number}, ${formatMoney(paise(amountPaise))}.`,
        link: `/admin/claim-management?q=${number}`,
        dedupeKey: `claim-waits:${number}`,
      });
    }
  });
}
