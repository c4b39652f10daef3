import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { journalList } from "../journal-list.ts";
import { journalKindWord, journalNumber } from "../journal-words.ts";
import { accountKinds } from "../ledger.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { type TallyVoucher, tallyXml } from "../tally-xml.ts";
import { journalParts } from "./journal-parts.server.ts";

type Growing = TallyVoucher & { lines: { account: string; amountPaise: number }[] };

/** The period of the address as vouchers for Tally; whole vouchers, so an account's filter does not count here. */
export async function exportTally(actor: Actor, url: URL): Promise<Response> {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const { filters } = journalList.read(url);
  const [period] = filters.period;
  const asked = period ? `?period=${period}&sort=oldest` : "?sort=oldest";
  const query = journalList.read(`${journalList.path}${asked}`);
  const vouchers = new Map<string, Growing>();
  for await (const row of streamRows(journalParts.partsOf(query))) {
    const known = vouchers.get(row.transactionId) ?? {
      number: journalNumber(row.serial),
      day: istDate(row.postedAt),
      narration: [journalKindWord(row.kind), row.reference].filter(Boolean).join(", "),
      lines: [],
    };
    known.lines.push({ account: accountKinds[row.account].label, amountPaise: row.amountPaise });
    vouchers.set(row.transactionId, known);
  }
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "list.exported",
      details: { list: "journal-tally", filters: { period: filters.period } },
    }),
  );
  return new Response(tallyXml([...vouchers.values()]), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="journal-${period ?? istDate()}.xml"`,
      "Cache-Control": "no-store",
    },
  });
}
