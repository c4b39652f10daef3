import { desc, eq } from "drizzle-orm";
import { formatDate, istDate, monthName } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { paise, shareOfMoney } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskAccount } from "#app/core/secrets/mask.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/opening/client.server.ts";
import { agentMonth, insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { agentMachine } from "../../agent-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { regionNames } from "../../regions.ts";
import { listHistory } from "../lists/list-history.server.ts";
import { openContact } from "../users/contact-parts.server.ts";

export async function getAgent(actor: Actor, agentId: string) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [row] = isId(agentId)
    ? await database().select().from(insuranceAgent).where(eq(insuranceAgent.id, agentId))
    : [];
  if (!row) throw notFound("There is no such agent.");
  const months = await database()
    .select()
    .from(agentMonth)
    .where(eq(agentMonth.agentNumber, row.number))
    .orderBy(desc(agentMonth.month))
    .limit(12);
  const current = `${istDate().slice(0, 7)}-01`;
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    ...openContact("insurance_agent", row),
    region: row.region,
    regionName: regionNames[row.region],
    target: row.monthlyTarget,
    achieved: months.find(({ month }) => month === current)?.policies ?? 0,
    commission: row.commissionPercent,
    status: row.status,
    statusLabel: agentMachine.states[row.status].label,
    events: row.deletedAt ? [] : allowedEvents(agentMachine, row.status, actor),
    bankAccount: maskAccount(row.bankLastFour),
    joinedOn: formatDate(row.createdAt),
    isDeleted: row.deletedAt !== null,
    revision: row.revision,
    months: months.map(({ month, policies, premiumPaise }) => ({
      month: `${monthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`,
      policies,
      premium: premiumPaise,
      commission: shareOfMoney(paise(premiumPaise), row.commissionPercent * 100),
    })),
    history: await listHistory(actor, `insurance_agent:${row.id}`),
  };
}
