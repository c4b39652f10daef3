import { and, eq, inArray, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { plainMessage } from "#app/core/forms/form.ts";
import { newId } from "#app/core/id.ts";
import type { CsvRow } from "#app/core/lists/parse-csv.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";
import { rosterImport, rosterStudent } from "#app/db/schema/institutes.ts";
import { readRosterCsv, spoiltCell } from "../../forms/roster-csv.ts";
import {
  type RosterColumn,
  type RosterStudentInput,
  rosterColumns,
  rosterStudentSchema,
} from "../../forms/roster-student.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { rosterRow } from "./roster-row.server.ts";

const MOST_ROWS = 20_000;
const BATCH = 500;

export interface ImportReport {
  readonly id: string;
  readonly rows: number;
  readonly added: number;
  readonly updated: number;
  readonly problems: readonly { readonly line: number; readonly errors: string[] }[];
}

/**
 * Reads a CSV into the roll: what is right is taken, and every line that is not is named with its reasons.
 * A number that is on the roll already is brought up to date, so the same file twice changes nothing (T38).
 */
export async function importRoster(
  actor: Actor,
  file: { name: string; text: string },
): Promise<ImportReport> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.change_roll", { instituteId });
  const read = readRows(file.text);
  try {
    return await write(actor, instituteId, file.name, read);
  } catch (error) {
    // The same class was sent twice in one moment: the second finds it on the roll.
    if (!isUniqueViolation(error, "roster_student_number_key")) throw error;
    return write(actor, instituteId, file.name, read);
  }
}

async function write(
  actor: Actor,
  instituteId: string,
  fileName: string,
  { students, problems, rows }: ReturnType<typeof readRows>,
): Promise<ImportReport> {
  return inTransaction(async (tx) => {
    const at = now();
    let added = 0;
    for (let from = 0; from < students.length; from += BATCH) {
      added += await store(tx, instituteId, students.slice(from, from + BATCH), at);
    }
    const id = newId();
    const report = { rows, added, updated: students.length - added, problems };
    await tx.insert(rosterImport).values({
      id,
      instituteId,
      fileName: fileName.slice(0, 120),
      ...report,
      refused: problems.length,
      importedAt: at,
    });
    await writeAudit(tx, {
      chain: `institute:${instituteId}`,
      actor,
      event: "institute.roll_imported",
      subject: `import:${id}`,
      details: { rows, added, updated: report.updated, refused: problems.length },
    });
    return { id, ...report };
  });
}

function readRows(text: string) {
  const { rows: lines, problem } = readRosterCsv(text);
  const [head, ...rows] = lines;
  if (problem) throw invalid({ file: [`Line ${problem.row}: ${problem.message}`] });
  if (!head || rows.length === 0) throw invalid({ file: ["There is no student in this file."] });
  if (rows.length > MOST_ROWS) {
    throw invalid({ file: [`At most ${MOST_ROWS} students at once. Split the file, please.`] });
  }
  const places = placesOf(head);
  const students: RosterStudentInput[] = [];
  const problems: { line: number; errors: string[] }[] = [];
  const seen = new Map<string, number>();
  for (const { row: line, cells } of rows) {
    const given = Object.fromEntries([...places].map(([name, place]) => [name, cells[place] ?? ""]));
    const spoilt = [...places.keys()].flatMap((name) => {
      const words = spoiltCell(given[name] ?? "");
      return words ? [`${labelOf(name)}: ${words}`] : [];
    });
    if (spoilt.length > 0) {
      problems.push({ line, errors: spoilt });
      continue;
    }
    const parsed = rosterStudentSchema.safeParse(given, { error: plainMessage });
    if (!parsed.success) {
      problems.push({
        line,
        errors: parsed.error.issues.map(({ path, message }) => `${labelOf(path[0])}: ${message}`),
      });
      continue;
    }
    const before = seen.get(parsed.data.admissionNumber);
    if (before !== undefined) {
      problems.push({ line, errors: [`Admission number: the same as in line ${before}.`] });
      continue;
    }
    seen.set(parsed.data.admissionNumber, line);
    students.push(parsed.data);
  }
  return { students, problems, rows: rows.length };
}

/** Which cell is which column, by the names in the first line, in any order. */
function placesOf(head: CsvRow): Map<RosterColumn, number> {
  const names = head.cells.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, " "));
  const places = new Map<RosterColumn, number>();
  for (const { name, label, also } of rosterColumns) {
    const place = names.findIndex(
      (given) => given === label.toLowerCase() || (also as readonly string[]).includes(given),
    );
    if (place >= 0) places.set(name, place);
  }
  const missing = rosterColumns.filter(({ name }) => name !== "phone" && !places.has(name));
  if (missing.length > 0) {
    throw invalid({
      file: [
        `The first line must name the columns. Missing: ${missing.map(({ label }) => label).join(", ")}.`,
      ],
    });
  }
  return places;
}

function labelOf(name: unknown): string {
  return rosterColumns.find((column) => column.name === name)?.label ?? "Line";
}

async function store(tx: Tx, instituteId: string, students: readonly RosterStudentInput[], at: Date) {
  const known = await tx
    .select({ id: rosterStudent.id, admissionNumber: rosterStudent.admissionNumber })
    .from(rosterStudent)
    .where(
      and(
        eq(rosterStudent.instituteId, instituteId),
        inArray(
          rosterStudent.admissionNumber,
          students.map(({ admissionNumber }) => admissionNumber),
        ),
      ),
    );
  const ids = new Map(known.map(({ id, admissionNumber }) => [admissionNumber, id]));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(rosterStudent)
    .values(
      students.map((student) => {
        // The phone is sealed to the row it will stand in.
        const id = ids.get(student.admissionNumber) ?? newId();
        return {
          ...rosterRow.columns(id, student),
          id,
          instituteId,
          status: "listed" as const,
          createdAt: at,
          updatedAt: at,
        };
      }),
    )
    .onConflictDoUpdate({
      target: rosterStudent.id,
      set: {
        name: excluded("name"),
        birthDay: excluded("birth_day"),
        gender: excluded("gender"),
        course: excluded("course"),
        year: excluded("year"),
        // A file without phones, or with this one empty, takes none away.
        phoneEncrypted: sql`coalesce(excluded.phone_encrypted, ${rosterStudent.phoneEncrypted})`,
        phoneHash: sql`coalesce(excluded.phone_hash, ${rosterStudent.phoneHash})`,
        updatedAt: excluded("updated_at"),
      },
    });
  return students.length - known.length;
}
