import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { addIstDays, istDate, now, startOfIstDay } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { bankFormat, bankLine, bankStatement } from "#app/db/schema/bank-statements.ts";
import { assertMonthOpen } from "../closing/assert-month-open.server.ts";
import { monthOf } from "../closing/book-month.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import type { BankAccount } from "./bank-accounts.ts";
import { findPairs } from "./find-pairs.ts";
import { listOpenEntries } from "./open-entries.server.ts";
import type { BankMapping } from "./reading/bank-columns.ts";
import { readStatement, type StatementLine } from "./reading/read-statement.ts";
import { settleLines } from "./settle-lines.server.ts";

export interface StatementImport {
  readonly account: BankAccount;
  readonly text: string;
  readonly fileName: string;
  /** The bank, and which column is what: saved for its next file. */
  readonly name: string;
  readonly mapping: BankMapping;
}

export interface Imported {
  readonly lines: number;
  readonly newLines: number;
  readonly matched: number;
}

const ROWS = 1000;
/** A payment is at the bank some days before or after it is booked. */
const daysApart = 31;

/** Reads a statement in: lines that an earlier file had are left out, and what the bank's reference explains is matched. */
export async function importStatement(actor: Actor, input: StatementImport): Promise<Imported> {
  ledgerPermissions.assertCan(actor, "ledger.reconcile");
  const { account, text, mapping } = input;
  const { lines, problem } = readStatement(text, mapping);
  if (problem) throw invalid({ "": [problem] });
  const digest = sha(text);
  return inTransaction(async (tx) => {
    // One at a time: two files that overlap would see each other's lines as new.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`bank-statement:${account}`}))`);
    const [known] = await tx
      .select()
      .from(bankStatement)
      .where(and(eq(bankStatement.account, account), eq(bankStatement.digest, digest)));
    if (known) return { lines: known.lines, newLines: 0, matched: 0 };
    const formatId = await saveFormat(tx, actor, input);
    const prints = fingerprints(lines);
    const old = await listKnown(tx, account, prints);
    const fresh = lines.flatMap((line, place) =>
      old.has(prints[place] ?? "") ? [] : [{ line, place, fingerprint: prints[place] ?? "" }],
    );
    for (const month of new Set(fresh.map(({ line }) => monthOf(line.day)))) await assertMonthOpen(tx, month);
    const id = newId();
    const [first, last] = [lines[0]?.day ?? istDate(), lines.at(-1)?.day ?? istDate()];
    await tx.insert(bankStatement).values({
      id,
      account,
      formatId,
      fileName: input.fileName.slice(0, 120) || "statement.csv",
      digest,
      firstDay: first,
      lastDay: last,
      lines: lines.length,
      newLines: fresh.length,
      importedBy: actor.userId,
      importedAt: now(),
    });
    const rows = fresh.map(({ line: { line: _line, ...line }, place, fingerprint }) => ({
      ...line,
      id: newId(),
      statementId: id,
      account,
      place,
      fingerprint,
      state: "open" as const,
    }));
    for (let at = 0; at < rows.length; at += ROWS)
      await tx.insert(bankLine).values(rows.slice(at, at + ROWS));
    const pairs = findPairs(
      rows,
      await listOpenEntries({
        account,
        from: startOfIstDay(addIstDays(first, -daysApart)),
        before: startOfIstDay(addIstDays(last, daysApart)),
        tx,
      }),
    );
    await settleLines.match(tx, actor, pairs);
    const counts = { lines: lines.length, newLines: fresh.length, matched: pairs.length };
    await writeAudit(tx, {
      chain: "ledger",
      actor,
      event: "ledger.statement_imported",
      subject: `bank-statement:${id}`,
      details: { account, digest, from: first, to: last, ...counts },
    });
    return counts;
  });
}

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Of what the bank says alone; two equal lines of one file are two. */
function fingerprints(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, words, reference, amountPaise, balancePaise }) => {
    const print = sha(JSON.stringify([day, words, reference, amountPaise, balancePaise]));
    const count = seen.get(print) ?? 0;
    seen.set(print, count + 1);
    return count === 0 ? print : `${print}#${count}`;
  });
}

async function listKnown(tx: Tx, account: BankAccount, prints: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ fingerprint: bankLine.fingerprint })
    .from(bankLine)
    .where(and(eq(bankLine.account, account), inArray(bankLine.fingerprint, [...prints])));
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

async function saveFormat(tx: Tx, actor: Actor, { name, mapping }: StatementImport): Promise<string> {
  const columns = Object.fromEntries(Object.entries(mapping).filter(([, head]) => head));
  const saved = { columns, savedBy: actor.userId, savedAt: now() };
  const [known] = await tx
    .update(bankFormat)
    .set(saved)
    .where(sql`lower(${bankFormat.name}) = lower(${name})`)
    .returning({ id: bankFormat.id });
  if (known) return known.id;
  const id = newId();
  await tx.insert(bankFormat).values({ id, name, ...saved });
  return id;
}
