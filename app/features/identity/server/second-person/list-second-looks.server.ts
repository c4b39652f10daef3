import { aliasedTable, desc, eq, inArray } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { appUser } from "#app/db/schema/users.ts";
import { securityPermissions } from "../../security-permissions.ts";
import type { SecondLookView } from "../../staff/security-views.ts";
import { secondLookMatters } from "./second-look-matters.server.ts";

type Found = { row: typeof secondLook.$inferSelect; asker: string | null; decider: string | null };

/** What waits for a second person, and the last ones that no longer do: each desk’s own; whoever reads the audit sees all. */
export async function listSecondLooks(
  actor: Actor,
): Promise<{ open: SecondLookView[]; over: SecondLookView[] }> {
  securityPermissions.assertCan(actor, "security.see_second_looks");
  const [asker, decider] = [aliasedTable(appUser, "asker"), aliasedTable(appUser, "decider")];
  const read = (statuses: (typeof secondLook.$inferSelect)["status"][], most: number) =>
    database()
      .select({ row: secondLook, asker: asker.name, decider: decider.name })
      .from(secondLook)
      .leftJoin(asker, eq(asker.id, secondLook.requestedBy))
      .leftJoin(decider, eq(decider.id, secondLook.decidedBy))
      .where(inArray(secondLook.status, statuses))
      .orderBy(desc(secondLook.requestedAt))
      .limit(most);
  const view = ({ row, ...names }: Found): SecondLookView => {
    const matter = secondLookMatters.find(row.kind);
    return {
      id: row.id,
      label: matter?.label ?? row.kind,
      title: row.title,
      amount: row.amountPaise === null ? null : formatMoney(paise(row.amountPaise)),
      reason: row.reason,
      askedBy: names.asker ?? "–",
      askedOn: formatDateTime(row.requestedAt),
      isYours: row.requestedBy === actor.userId,
      openFrom: row.notBefore > now() ? formatDateTime(row.notBefore) : null,
      mayDecide: row.requestedBy !== actor.userId && (matter?.right.heldBy(actor) ?? false),
      refusalReason: row.refusalReason,
      status: row.status,
      decidedBy: names.decider,
      href: matter?.href?.(row.subject.split(":")[1] ?? "") ?? null,
    };
  };
  const isTheirs = ({ row }: Found) =>
    row.requestedBy === actor.userId ||
    securityPermissions.can(actor, "security.read_audit") ||
    (secondLookMatters.find(row.kind)?.right.heldBy(actor) ?? false);
  const [open, over] = await Promise.all([
    read(["waiting", "approved"], 100),
    read(["done", "refused", "withdrawn"], 20),
  ]);
  return { open: open.filter(isTheirs).map(view), over: over.filter(isTheirs).map(view) };
}
