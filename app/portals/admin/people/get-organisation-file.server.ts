import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { donationNumber, organisationNumber } from "#app/features/giving/donation-number.ts";
import { donationMachine } from "#app/features/giving/donation-status.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { listPeople } from "#app/features/giving/team/list-people.server.ts";
import { teamRoleWords } from "#app/features/giving/team/team-roles.ts";
import { findSuspension } from "#app/features/identity/suspension/find-suspension.server.ts";
import { suspensionPermissions } from "#app/features/identity/suspension-permissions.ts";
import { joiningNumber } from "#app/features/organisations/joining-number.ts";
import { findPermissions } from "../find-permissions.ts";
import type { PartnerFile } from "./partner-file-view.ts";

const amount = (value: number) => formatMoney(paise(value));

/** One donor or company: its people, programs, money, and how it came in. Looking is written down. */
export async function getOrganisationFile(actor: Actor, organisationId: string): Promise<PartnerFile> {
  findPermissions.assertCan(actor, "find.organisations");
  const [row] = isId(organisationId)
    ? await database().select().from(organisation).where(eq(organisation.id, organisationId))
    : [];
  if (!row) throw notFound("There is no such organisation.");
  await assertWithin(actor, "organisation", row.id);
  const mayMoney = findPermissions.can(actor, "find.donations");
  const [people, programmes, donations, given, requests, suspensions] = await Promise.all([
    listPeople(database(), row.id),
    programmesOf(row.id),
    mayMoney ? donationsOf(row.id) : [],
    givenOf(row.id),
    database().select().from(joiningRequest).where(eq(joiningRequest.organisationId, row.id)),
    findSuspension("organisation", row.id),
  ]);
  await inTransaction((tx) =>
    writeAudit(tx, { chain: `organisation:${row.id}`, actor, event: "desk.organisation_read" }),
  );
  const open = programmes.filter(({ scholarshipStatus }) => scholarshipStatus === "active").length;
  return {
    id: row.id,
    kind: "organisation",
    name: row.name,
    lead: organisationNumber(row),
    facts: [
      { term: "Kind", value: `${row.kind === "csr" ? "CSR company" : "Donor"}, ${row.type}` },
      ...(row.cin ? [{ term: "CIN", value: row.cin }] : []),
      ...(row.registrationNumber ? [{ term: "Registration", value: row.registrationNumber }] : []),
      ...(row.csr1Number ? [{ term: "CSR-1", value: row.csr1Number }] : []),
      { term: "With us since", value: formatDate(row.createdAt) },
      ...(mayMoney ? [{ term: "Given", value: `${given.donations} times, ${amount(given.paise)}` }] : []),
    ],
    parts: [
      {
        title: "How it came in",
        none: "Without a request of its own.",
        rows: requests.map((request) => ({
          id: request.id,
          title: joiningNumber(request),
          line: "The request to join",
          href: `/admin/joining/${request.id}`,
        })),
      },
      {
        title: "Team",
        none: "Nobody.",
        rows: people.map((person) => ({
          id: person.userId,
          title: person.name ?? "Without a name yet",
          line: [
            person.teamRole ? teamRoleWords[person.teamRole].label : "No role",
            person.hasPassword ? null : "invited",
            person.isSuspended ? "suspended" : null,
          ]
            .filter(Boolean)
            .join(" · "),
          href: null,
        })),
      },
      {
        title: "Programs",
        none: "None.",
        rows: programmes.map(({ program, scholarshipId }) => ({
          id: program.id,
          title: program.title,
          line: `${programmeMachine.states[program.status].label} · planned ${amount(program.budgetPaise)}`,
          href: scholarshipId && `/admin/scholarships/${scholarshipId}/edit`,
        })),
      },
      ...(mayMoney ? [{ title: "Donations", none: "None.", rows: donations }] : []),
    ],
    suspensions,
    maySuspend: suspensionPermissions.can(actor, "suspension.organisation"),
    touches: `Its ${people.length} people are signed out at once and cannot sign in for it, ${open} scholarships take no applications, and no award of its money leaves. Nothing is deleted.`,
  };
}

function programmesOf(organisationId: string) {
  return database()
    .select({
      program: programme,
      scholarshipId: programme.scholarshipId,
      scholarshipStatus: scholarship.status,
    })
    .from(programme)
    .leftJoin(scholarship, eq(scholarship.id, programme.scholarshipId))
    .where(eq(programme.organisationId, organisationId))
    .orderBy(desc(programme.createdAt))
    .limit(50);
}

async function donationsOf(organisationId: string) {
  const rows = await database()
    .select()
    .from(donation)
    .where(eq(donation.organisationId, organisationId))
    .orderBy(desc(donation.createdAt), desc(donation.id))
    .limit(20);
  return rows.map((row) => ({
    id: row.id,
    title: donationNumber(row),
    line: `${amount(row.amountPaise)} · ${donationMachine.states[row.status].label}`,
    href: `/admin/donations/${row.id}`,
  }));
}

async function givenOf(organisationId: string): Promise<{ donations: number; paise: number }> {
  const [sums] = await database()
    .select({
      donations: count(),
      paise: sql<string>`coalesce(sum(${donation.amountPaise} - ${donation.refundedPaise}), 0)`,
    })
    .from(donation)
    .where(
      and(eq(donation.organisationId, organisationId), inArray(donation.status, ["active", "completed"])),
    );
  return { donations: sums?.donations ?? 0, paise: Number(sums?.paise ?? 0) };
}
