import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { descending, type ListParts } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award, scholarNote } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import type { SupportedStudent } from "../../student-columns.ts";
import { scholarName } from "./scholar-name.server.ts";
import { supportedAwards } from "./supported-awards.server.ts";

type Row = Pick<typeof award.$inferSelect, "id" | "studentId" | "status" | "createdAt" | "paidAt"> & {
  programme: string;
  level: string | null;
  given: string;
  progress: (typeof scholarNote.$inferSelect)["progress"] | null;
  note: string | null;
  reference: string | null;
};

type Query = ListQuery<"progress", "newest">;

/** By pseudonym: what they study at, what they got, how it goes, and no more (T14). */
function partsOf(id: string, query: Query) {
  const [progress] = query.filters.progress;
  const own = sql`${supportedAwards(id)} as own`;
  const given = sql<string>`own.given_paise`;
  return {
    query,
    where: and(
      progress === "paid" ? eq(award.status, "paid") : undefined,
      progress === "waiting"
        ? inArray(award.status, ["offered", "accepted", "in_payment", "returned"])
        : undefined,
      progress === "wrote" ? isNotNull(scholarNote.id) : undefined,
    ),
    sorts: { newest: [descending(award.createdAt), descending(award.id)] },
    counted: sql`${award} inner join ${own} on own.id = ${award.id}
      inner join ${programme} on ${eq(programme.id, award.programmeId)}
      inner join ${application} on ${eq(application.id, award.applicationId)}
      left join ${scholarNote} on ${eq(scholarNote.awardId, award.id)}`,
    rows: (wanted) =>
      database()
        .select({
          id: award.id,
          studentId: award.studentId,
          status: award.status,
          createdAt: award.createdAt,
          paidAt: award.paidAt,
          programme: programme.title,
          level: sql<string | null>`${application.answers} -> 'currentEducation' ->> 'value'`,
          given,
          progress: scholarNote.progress,
          note: sql<string | null>`case when ${scholarNote.status} = 'shown' then ${scholarNote.text} end`,
          reference: application.payoutReference,
          place: wanted.place,
        })
        .from(award)
        .innerJoin(own, sql`own.id = ${award.id}`)
        .innerJoin(programme, eq(programme.id, award.programmeId))
        .innerJoin(application, eq(application.id, award.applicationId))
        .leftJoin(scholarNote, eq(scholarNote.awardId, award.id))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
  } satisfies ListParts<"newest", Row & { place: string }>;
}

function lineOf(id: string, row: Row): SupportedStudent {
  return {
    id: row.id,
    scholar: scholarName(id, row.studentId),
    programme: row.programme,
    level: levelNames[row.level ?? ""] ?? "",
    amount: formatMoney(paise(Number(row.given))),
    isPaid: row.status === "paid",
    when: formatDate(row.paidAt ?? row.createdAt),
    progress: row.progress,
    note: row.note,
    reference: row.status === "paid" ? row.reference : null,
  };
}

const levelNames: Readonly<Record<string, string>> = {
  "10th": "Class 10",
  "12th": "Class 12",
  diploma: "Diploma",
  undergraduate: "Undergraduate",
  postgraduate: "Postgraduate",
  phd: "PhD",
};

/** The list of an organisation's students: its page and its export are the same query. */
export const supportedStudentQuery = { parts: partsOf, toLine: lineOf };
