import { and, asc, eq, isNull, notExists, sql } from "drizzle-orm";
import { addHours, istDate, now } from "#app/core/clock.ts";
import { database, inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { moneyApproval } from "#app/db/schema/money-approvals.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { suspension } from "#app/db/schema/suspensions.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { listMoneyPeople } from "../team/list-money-people.server.ts";
import { answerWithinHours } from "./approval-status.ts";
import { tellColleague } from "./tell-colleague.server.ts";

/**
 * D21: each morning whoever can answer hears, once, what waits in their organisation; nobody of what they asked for
 * themselves. What waits longer than the machine says is called late, and whoever asked for it is told that, once. Says
 * how many heard.
 */
export async function remindOfApprovals(): Promise<number> {
  const waiting = await listWaiting();
  let told = 0;
  for (const [organisationId, matters] of Map.groupBy(waiting, (matter) => matter.organisationId)) {
    told += await inTransaction((tx) => tellTeam(tx, organisationId, matters));
  }
  return told;
}

function listWaiting() {
  const onHold = database()
    .select({ held: sql`1` })
    .from(suspension)
    .where(
      and(
        eq(suspension.kind, "organisation"),
        eq(suspension.subjectId, moneyApproval.organisationId),
        isNull(suspension.restoredAt),
      ),
    );
  return database()
    .select({
      id: moneyApproval.id,
      organisationId: moneyApproval.organisationId,
      kind: organisation.kind,
      title: moneyApproval.title,
      askedBy: moneyApproval.askedBy,
      askedAt: moneyApproval.askedAt,
    })
    .from(moneyApproval)
    .innerJoin(organisation, eq(organisation.id, moneyApproval.organisationId))
    .where(and(eq(moneyApproval.status, "waiting"), notExists(onHold)))
    .orderBy(asc(moneyApproval.askedAt), asc(moneyApproval.id));
}

type Matter = Awaited<ReturnType<typeof listWaiting>>[number];
const isLate = ({ askedAt }: Matter) => addHours(askedAt, answerWithinHours) < now();

async function tellTeam(tx: Tx, organisationId: string, matters: readonly Matter[]): Promise<number> {
  const link = giverAddresses(matters[0]?.kind ?? "donor").approvals;
  let told = 0;
  for (const person of await listMoneyPeople(tx, organisationId)) {
    const theirs = matters.filter(({ askedBy }) => askedBy !== person.userId);
    if (theirs.length === 0) continue;
    await tellColleague(tx, person, { key: `approvals:${istDate()}`, ...wordsOf(theirs), link });
    told += 1;
  }
  for (const { id, askedBy, title } of matters.filter(isLate)) {
    await notify(tx, askedBy, {
      type: "warning",
      title: "Nobody has answered yet",
      message: `${title} waits longer than ${answerWithinHours} hours. Your colleagues are told each morning.`,
      link,
      dedupeKey: `approval-late:${id}`,
    });
  }
  return told;
}

function wordsOf(matters: readonly Matter[]): { title: string; message: string } {
  const late = matters.filter(isLate).length;
  const count = matters.length === 1 ? "One thing waits" : `${matters.length} things wait`;
  const [first] = matters;
  const rest = matters.length === 1 ? "" : ` and ${matters.length - 1} more`;
  return {
    title: `${count} for your approval${late > 0 ? `, ${late} late` : ""}`,
    message: `${first?.title}${rest}. It counts nowhere until you answer.`,
  };
}
