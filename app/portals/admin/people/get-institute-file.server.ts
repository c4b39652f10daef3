import { and, asc, count, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskEmail, maskPhone } from "#app/core/secrets/mask.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { institute, institutePerson } from "#app/db/schema/institutes.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { findSuspension } from "#app/features/identity/suspension/find-suspension.server.ts";
import { suspensionPermissions } from "#app/features/identity/suspension-permissions.ts";
import { memberRoleLabels } from "#app/features/institutes/member-roles.ts";
import { instituteContacts } from "#app/features/institutes/server/institute-contacts.server.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { findPermissions } from "../find-permissions.ts";
import type { PartnerFile } from "./partner-file-view.ts";

/** One partner institute: its team, what it offers, what waits there. Looking is written down. */
export async function getInstituteFile(actor: Actor, instituteId: string): Promise<PartnerFile> {
  findPermissions.assertCan(actor, "find.institutes");
  const [row] = isId(instituteId)
    ? await database().select().from(institute).where(eq(institute.id, instituteId))
    : [];
  if (!row) throw notFound("There is no such institute.");
  await assertWithin(actor, "institute", row.id);
  const [people, scholarships, applications, money, suspensions] = await Promise.all([
    peopleOf(row.id),
    scholarshipsOf(row.id),
    applicationsOf(row.id),
    moneyOf(row.id),
    findSuspension("institute", row.id),
  ]);
  await inTransaction((tx) =>
    writeAudit(tx, { chain: `institute:${row.id}`, actor, event: "desk.institute_read" }),
  );
  const { email, phone } = instituteContacts.open(row);
  const active = scholarships.filter(({ status }) => status === "active").length;
  const waiting = applications.find(({ status }) => status === "under_review")?.count ?? 0;
  return {
    id: row.id,
    kind: "institute",
    name: row.name,
    lead: row.code,
    facts: [
      { term: "Kind", value: row.type },
      { term: "Place", value: `${row.city}, ${row.state}` },
      { term: "Principal", value: row.principalName },
      { term: "Partner until", value: formatDate(row.termTo) },
      { term: "Phone", value: maskPhone(phone) },
      { term: "E-mail", value: maskEmail(email) },
      { term: "Awards", value: `${money.awards}, ${formatMoney(paise(money.given))}` },
    ],
    parts: [
      {
        title: "Partnership",
        none: "Without a request of its own.",
        rows: row.requestId
          ? [
              {
                id: row.requestId,
                title: "The request it became a partner by",
                line: `Registered as ${row.registrationNumber}`,
                href: `/admin/partnerships/${row.requestId}`,
              },
            ]
          : [],
      },
      { title: "Team", none: "Nobody.", rows: people },
      {
        title: "Scholarships",
        none: "None.",
        rows: scholarships.map(({ id, title, status }) => ({
          id,
          title,
          line: scholarshipMachine.states[status].label,
          href: `/admin/scholarships/${id}/edit`,
        })),
      },
      {
        title: "Applications",
        none: "None sent.",
        rows: applications.map((one) => ({
          id: one.status,
          title: applicationMachine.states[one.status].label,
          line: one.count === 1 ? "One application" : `${one.count} applications`,
          href: null,
        })),
      },
    ],
    suspensions,
    maySuspend: suspensionPermissions.can(actor, "suspension.institute"),
    touches: `Its ${people.length} people can do nothing there from the next click, ${active} scholarships take no applications, and no award of its money leaves. ${waiting} applications under review come to the desk when their hours are over. Nothing is deleted.`,
  };
}

async function peopleOf(instituteId: string) {
  const rows = await database()
    .select()
    .from(institutePerson)
    .where(and(eq(institutePerson.instituteId, instituteId), isNull(institutePerson.endedAt)))
    .orderBy(asc(institutePerson.createdAt), asc(institutePerson.id))
    .limit(50);
  return rows.map(({ id, name, memberRole }) => ({
    id,
    title: name,
    line: memberRoleLabels[memberRole] ?? memberRole,
    href: null,
  }));
}

function scholarshipsOf(instituteId: string) {
  return database()
    .select({ id: scholarship.id, title: scholarship.title, status: scholarship.status })
    .from(scholarship)
    .where(and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, instituteId)))
    .orderBy(desc(scholarship.number))
    .limit(50);
}

function applicationsOf(instituteId: string) {
  return database()
    .select({ status: application.status, count: count() })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(
      and(
        eq(scholarship.ownerKind, "institute"),
        eq(scholarship.ownerId, instituteId),
        ne(application.status, "draft"),
      ),
    )
    .groupBy(application.status)
    .orderBy(application.status);
}

async function moneyOf(instituteId: string): Promise<{ awards: number; given: number }> {
  const [sums] = await database()
    .select({ awards: count(), given: sql<string>`coalesce(sum(${award.amountPaise}), 0)` })
    .from(award)
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .where(and(eq(programme.instituteId, instituteId), ne(award.status, "released")));
  return { awards: sums?.awards ?? 0, given: Number(sums?.given ?? 0) };
}
