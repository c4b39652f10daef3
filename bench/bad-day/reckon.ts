import { setTimeout as pause } from "node:timers/promises";
import { openStatuses } from "#app/features/notifications/message-status.ts";
import type { startMail, startPayments, startSms, startStore } from "./gateways.ts";
import type { Stage } from "./troubles.ts";

type Made<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>>;
type Gateways = {
  sms: Made<typeof startSms>;
  mail: Made<typeof startMail>;
  store: Made<typeof startStore>;
  payments: Made<typeof startPayments>;
};

/** What is on its way by itself: what waits for its address to say yes waits for a person (X24). */
const OPEN = `status in (${openStatuses.map((status) => `'${status}'`).join(", ")})`;

/** When everything is well again: what was acknowledged and what is there; what was to be sent and what arrived. */
export async function reckon({ database, people }: Stage, gateways: Gateways, drainSeconds: number) {
  const { acknowledged } = people;
  const began = Date.now();
  let waiting = await countWaiting();
  while (waiting > 0 && Date.now() - began < drainSeconds * 1000) {
    await pause(2000);
    waiting = await countWaiting();
  }
  const drained = Math.round((Date.now() - began) / 1000);

  const enquiries = await found(
    "select id from enquiry where id = any($1::uuid[])",
    acknowledged.enquiries.map(({ id }) => id),
  );
  const registrations = await found(
    "select id from registration where id = any($1::uuid[])",
    acknowledged.registrations.map(({ id }) => id),
  );
  const papers = await database.query<{ key: string }>(
    "select store_key as key from document where stored_at is not null and deleted_at is null",
  );
  const lostPapers = papers.filter(({ key }) => !gateways.store.objects.has(`/bench/${key}`)).length;
  const paid = await found(
    "select gateway_order_id as id from payment_order where gateway_order_id = any($1::text[]) and status = 'paid'",
    acknowledged.paidOrders,
  );
  const letters = acknowledged.enquiries.map(({ email }) => gateways.mail.taken.get(email) ?? 0);
  const states = await database.query<{ channel: string; status: string; count: number }>(
    "select channel, status, count(*)::int as count from outbound_message group by 1, 2 order by 1, 2",
  );
  const twice = (counts: Iterable<number>) => [...counts].filter((count) => count > 1).length;
  const lost = {
    enquiries: acknowledged.enquiries.length - enquiries,
    registrations: acknowledged.registrations.length - registrations,
    papers: lostPapers,
    payments: acknowledged.paidOrders.length - paid,
    letters: letters.filter((count) => count === 0).length,
  };
  const lines = [
    `drained after ${drained} s; waiting messages left: ${waiting}`,
    `acknowledged: ${acknowledged.enquiries.length} enquiries (lost ${lost.enquiries}), ${acknowledged.registrations.length} registrations (lost ${lost.registrations}), ` +
      `${papers.length} papers (lost ${lost.papers}), ${acknowledged.paidOrders.length} payments taken by the gateway (not booked ${lost.payments}), ${acknowledged.codes} codes asked`,
    `letters: ${letters.length} due, lost ${lost.letters}, twice ${twice(letters)}; SMS taken ${gateways.sms.taken.size}, twice ${twice(gateways.sms.taken.values())}`,
    `outbox: ${states.map(({ channel, status, count }) => `${channel} ${status} ${count}`).join(", ")}`,
  ];
  const faults = Object.entries(lost).flatMap(([what, count]) =>
    count > 0 ? [`${count} ${what} lost`] : [],
  );
  if (waiting > 0) faults.push(`${waiting} messages still wait ${drained} s after all is well`);
  return { lines, faults };

  async function countWaiting(): Promise<number> {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from outbound_message where ${OPEN}`,
    );
    return row?.count ?? 0;
  }

  async function found(statement: string, ids: readonly string[]): Promise<number> {
    return (await database.query(statement, [ids])).length;
  }
}
