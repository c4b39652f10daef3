import { and, eq, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { sweepOf } from "#app/core/state-machine.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { award, scholarNote } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { noteMachine } from "../../note-status.ts";

async function collect({ studentIds }: DataSubject): Promise<unknown> {
  if (studentIds.length === 0) return [];
  const rows = await database()
    .select({ award, programme: programme.title, note: scholarNote })
    .from(award)
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .leftJoin(scholarNote, eq(scholarNote.awardId, award.id))
    .where(inArray(award.studentId, [...studentIds]));
  return rows.map((row) => ({
    programme: row.programme,
    amount: formatMoney(paise(row.award.amountPaise)),
    status: row.award.status,
    awarded: formatDateTime(row.award.createdAt),
    paid: row.award.paidAt && formatDateTime(row.award.paidAt),
    note: row.note && {
      text: row.note.text,
      progress: row.note.progress,
      at: formatDateTime(row.note.createdAt),
    },
  }));
}

/** What was paid stays in the books (financial records, 7 years); the student's own words go, to givers too. */
async function erase(tx: Tx, { studentIds }: DataSubject): Promise<void> {
  if (studentIds.length === 0) return;
  await tx
    .update(scholarNote)
    .set({ text: "" })
    .where(inArray(scholarNote.studentId, [...studentIds]));
  const { from, to } = sweepOf(noteMachine, "erase", systemActor);
  await tx
    .update(scholarNote)
    .set({ status: to })
    .where(and(inArray(scholarNote.studentId, [...studentIds]), inArray(scholarNote.status, from)));
}

/** T36: what this room holds about a student. */
export const awardOwnData: OwnDataRoom = { name: "awards", collect, erase };
