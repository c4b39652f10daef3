import { eq, or, sql } from "drizzle-orm";
import { currentEncryptionKey } from "#app/core/secrets/crypto.server.ts";
import { inTransaction, type Tx } from "../opening/client.server.ts";
import { application } from "../schema/applications.ts";
import { clearAnswers, sealedKey, sealedTextColumns, sealTextAgain } from "./sealed-columns.ts";

const batch = 200;
const known = sql.raw(`array[${[...clearAnswers, sealedKey].map((name) => `'${name}'`).join(", ")}]`);

/** What a table's rows are found by. */
const keys = { student_profile: "student_id", registration: "id" } as const;

export interface SealedColumn {
  readonly table: keyof typeof sealedTextColumns;
  readonly column: string;
  readonly rotated: number;
}

/**
 * Seals what is still in clear, or under an older key (X23): answers of applications, e-mail of profiles, names,
 * family and bank of registrations. In short turns; stopped half-way, it finds what is left. Each row is locked while
 * it is written, so that no answer is lost.
 */
export async function sealAnswers(): Promise<{ answers: number; texts: SealedColumn[] }> {
  const current = `v1:${currentEncryptionKey().id}:`;
  const answers = await inTurns((tx) => sealApplications(tx, current));
  const texts: SealedColumn[] = [];
  for (const table of Object.keys(sealedTextColumns) as SealedColumn["table"][]) {
    for (const column of sealedTextColumns[table]) {
      const rotated = await inTurns((tx) => sealTexts(tx, table, column, current));
      texts.push({ table, column, rotated });
    }
  }
  return { answers, texts };
}

async function inTurns(turn: (tx: Tx) => Promise<number>): Promise<number> {
  for (let count = 0; ; ) {
    const sealed = await inTransaction(turn);
    count += sealed;
    if (sealed < batch) return count;
  }
}

async function sealApplications(tx: Tx, current: string): Promise<number> {
  const { answers } = application;
  const rows = await tx
    .select({ id: application.id, answers })
    .from(application)
    .where(
      or(
        sql`(${answers} - ${known}) <> '{}'::jsonb`,
        sql`left(${answers} ->> ${sealedKey}, ${current.length}) <> ${current}`,
      ),
    )
    .limit(batch)
    .for("update");
  for (const row of rows) {
    await tx.update(application).set({ answers: row.answers }).where(eq(application.id, row.id));
  }
  return rows.length;
}

async function sealTexts(
  tx: Tx,
  table: SealedColumn["table"],
  column: string,
  current: string,
): Promise<number> {
  const [from, key, name] = [sql.identifier(table), sql.identifier(keys[table]), sql.identifier(column)];
  const { rows } = await tx.execute<{ key: string; stored: string }>(sql`
    select ${key}::text as key, ${name} as stored from ${from}
    where ${name} is not null and left(${name}, ${current.length}) <> ${current}
    limit ${batch} for update`);
  for (const row of rows) {
    const fresh = sealTextAgain(table, column, row.stored);
    await tx.execute(sql`update ${from} set ${name} = ${fresh} where ${key} = ${row.key}::uuid`);
  }
  return rows.length;
}
