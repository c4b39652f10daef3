import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { newId } from "#app/core/id.ts";
import { type CsvColumn, csvStream } from "#app/core/lists/csv.server.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inExclusiveSession, type Session } from "#app/db/migrating/exclusive-session.server.ts";
import { connection, inTransaction } from "#app/db/opening/client.server.ts";
import { readActorTraces, type Window } from "./actor-traces.ts";
import { gatherPeople, hasColumn, openGathering, type Touched } from "./gather-people.ts";
import { type Concerned, listConcerned } from "./list-concerned.ts";
import { findOwnContacts, type OwnContact } from "./own-contacts.ts";

export type BreachScope = {
  /** Rows of these tables got out, as they were at that moment. */
  tables: readonly string[];
  before?: Date | undefined;
  /** Somebody used this account, or this session. */
  actorId?: string | undefined;
  sessionId?: string | undefined;
  window?: Window | undefined;
};

export type BreachReport = { accounts: number; others: number; notes: string[]; reference: string };

type Line = Concerned | (OwnContact & { why: string });

const columns: readonly CsvColumn<Line>[] = [
  { header: "Account", value: (line) => ("account" in line ? line.account : "") },
  { header: "Name", value: (line) => ("account" in line ? line.name : "") },
  { header: "Students", value: (line) => ("account" in line ? line.students : "") },
  { header: "Language", value: (line) => ("account" in line ? line.language : "") },
  { header: "Phone", value: (line) => ("account" in line ? line.phone : "") },
  { header: "E-mail", value: (line) => ("account" in line ? line.email : "") },
  { header: "Without an account", value: (line) => ("account" in line ? "" : line.contacts) },
  { header: "What of them", value: (line) => line.why },
  { header: "Rows", value: (line) => ("account" in line ? line.rows : 1) },
  { header: "First", value: (line) => ("account" in line ? line.first : "") },
  { header: "Last", value: (line) => ("account" in line ? line.last : "") },
];

export class BreachScopeError extends Error {}

/** Whom a breach concerns, into a file for its owner's eyes; the audit log keeps that it was made, and over what. */
export async function writeBreachList(scope: BreachScope, file: string): Promise<BreachReport> {
  const reference = newId();
  const notes: string[] = [];
  const counts = { accounts: 0, others: 0 };
  await inExclusiveSession(connection(), `breach:${reference}`, (session) =>
    session.transaction(async (tx) => {
      const touched = await touchedBy(tx, scope, notes);
      await openGathering(tx);
      const strangers: Touched[] = [];
      for (const part of touched) if (!(await gatherPeople(tx, part))) strangers.push(part);
      const lines = csvStream(columns, allLines(tx, strangers, counts, notes));
      await pipeline(Readable.from(lines), createWriteStream(file, { mode: 0o600, flags: "wx" }));
    }),
  );
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `breach:${reference}`,
      actor: systemActor,
      event: "breach.listed",
      details: {
        tables: [...scope.tables],
        before: scope.before?.toISOString(),
        actorId: scope.actorId,
        sessionId: scope.sessionId,
        ...counts,
      },
    }),
  );
  return { ...counts, notes, reference };
}

async function touchedBy(session: Session, scope: BreachScope, notes: string[]): Promise<Touched[]> {
  const touched: Touched[] = [];
  for (const table of scope.tables) {
    const [known] = await session.query(
      "select 1 from information_schema.tables where table_schema = 'public' and table_name = $1",
      [table],
    );
    if (!known)
      throw new BreachScopeError(`There is no table "${table}": docs/generated/tables.md lists them.`);
    touched.push({ table, before: scope.before, why: table });
    if (scope.before && !(await hasColumn(session, table, "created_at")))
      notes.push(`${table} does not say when its rows were made: all of them are counted.`);
  }
  const owner = await ownerOf(session, scope);
  if (!owner) return touched;
  touched.push({ table: "app_user", ids: [owner.actorId], why: "the account itself" });
  const traces = await readActorTraces(session, owner.actorId, owner.window);
  touched.push(...traces.touched);
  for (const { event, list, at, subject } of traces.lists)
    notes.push(
      `A whole list was taken: ${event}${list ? ` of ${list}` : ""} at ${at} (${subject}). Name its table with --table to list the people in it.`,
    );
  if (traces.unknown.length > 0)
    notes.push(`Also touched, but about no person: ${traces.unknown.join(", ")}.`);
  return touched;
}

async function ownerOf(session: Session, { actorId, sessionId, window }: BreachScope) {
  if (sessionId) {
    const [found] = await session.query<{ user_id: string; from: Date; to: Date }>(
      `select user_id, created_at as from, coalesce(ended_at, least(expires_at, clock_timestamp())) as to from session where id = $1::uuid`,
      [sessionId],
    );
    if (!found) throw new BreachScopeError("There is no such session.");
    return { actorId: found.user_id, window: { from: new Date(found.from), to: new Date(found.to) } };
  }
  if (!actorId) return null;
  if (!window) throw new BreachScopeError("Say when the account was in wrong hands: --from and --to.");
  return { actorId, window };
}

async function* allLines(
  session: Session,
  strangers: readonly Touched[],
  counts: { accounts: number; others: number },
  notes: string[],
): AsyncGenerator<Line> {
  for await (const person of listConcerned(session)) {
    counts.accounts += 1;
    yield person;
  }
  for (const { table, before, ids, why } of strangers) {
    const people = await findOwnContacts(session, table, { before, ids });
    if (!people) notes.push(`${table} leads to no person.`);
    else
      for await (const person of people) {
        counts.others += 1;
        yield { ...person, why };
      }
  }
}
