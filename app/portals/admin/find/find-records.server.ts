import { and, desc, eq, isNotNull, isNull, notInArray, or, type SQL } from "drizzle-orm";
import { parsePublicNumber } from "#app/core/id.ts";
import type { Found } from "#app/core/lists/found.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { donation } from "#app/db/schema/donations.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { payout, payoutBatch } from "#app/db/schema/payouts.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { student } from "#app/db/schema/students.ts";
import { applicationNumber, serialOf } from "#app/features/applications/application-number.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import {
  donationNumber,
  donationSerialOf,
  organisationNumber,
} from "#app/features/giving/donation-number.ts";
import { donationMachine } from "#app/features/giving/donation-status.ts";
import { payoutBatchMachine, payoutMachine } from "#app/features/payouts/payout-status.ts";
import { batchNumber, payoutNumber } from "#app/features/payouts/payout-view.ts";
import { scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { mostOfAKind } from "./find-view.ts";
import { textPart } from "./text-part.server.ts";

const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");
const amount = (value: number) => formatMoney(paise(value));

/** By its number, drafts too; by a part of the student's name what was sent. */
async function applications(typed: string, actor: Actor): Promise<Found[]> {
  const serial = serialOf(typed);
  if (serial === null && parsePublicNumber(typed)) return [];
  const named = and(
    textPart(student.name, typed),
    isNotNull(application.submittedAt),
    isNull(student.erasedAt),
  );
  const rows = await database()
    .select({ application, title: scholarship.title, name: student.name })
    .from(application)
    .innerJoin(student, eq(student.id, application.studentId))
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(
      and(
        serial === null ? named : eq(application.serial, serial),
        isNull(application.erasedAt),
        withinLimit(actor, "application", application.id),
      ),
    )
    .orderBy(desc(application.submittedAt), desc(application.id))
    .limit(mostOfAKind);
  return rows.map((row) => ({
    id: row.application.id,
    title: applicationNumber(row.application),
    line: line(row.name, row.title ?? "Assisted"),
    state: {
      status: row.application.status,
      label: applicationMachine.states[row.application.status].label,
    },
    href: `/admin/applications/${applicationNumber(row.application)}`,
  }));
}

async function institutes(typed: string, actor: Actor): Promise<Found[]> {
  const rows = await database()
    .select()
    .from(institute)
    .where(
      and(
        or(
          textPart(institute.name, typed),
          eq(institute.code, typed.toUpperCase()),
          eq(institute.registrationNumber, typed),
        ),
        withinLimit(actor, "institute", institute.id),
      ),
    )
    .orderBy(desc(institute.createdAt), desc(institute.id))
    .limit(mostOfAKind);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    line: line(row.code, row.type, row.city, `partner until ${row.termTo}`),
    href: `/admin/institutes/${row.id}`,
  }));
}

async function organisations(typed: string, actor: Actor): Promise<Found[]> {
  const rows = await database()
    .select()
    .from(organisation)
    .where(
      and(
        or(textPart(organisation.name, typed), eq(organisation.cin, typed.toUpperCase())),
        withinLimit(actor, "organisation", organisation.id),
      ),
    )
    .orderBy(desc(organisation.createdAt), desc(organisation.id))
    .limit(mostOfAKind);
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    line: line(organisationNumber(row), row.kind === "csr" ? "CSR company" : "Donor", row.type),
    href: `/admin/organisations/${row.id}`,
  }));
}

/** What is published is everybody's; what is not belongs where its owner does. */
async function scholarships(typed: string, actor: Actor): Promise<Found[]> {
  const rows = await database()
    .select()
    .from(scholarship)
    .where(
      and(
        or(textPart(scholarship.title, typed), textPart(scholarship.provider, typed)),
        or(
          notInArray(scholarship.status, ["draft", "pending_approval"]),
          withinLimit(actor, "institute", scholarship.ownerId),
          withinLimit(actor, "organisation", scholarship.ownerId),
        ),
      ),
    )
    .orderBy(desc(scholarship.number))
    .limit(mostOfAKind);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    line: line(row.provider, scholarshipMachine.states[row.status].label),
    href: `/admin/scholarships/${row.id}/edit`,
  }));
}

/** By the number of the payout or of its batch, or by the bank's reference. */
async function payouts(typed: string): Promise<Found[]> {
  const number = parsePublicNumber(typed);
  if (number?.prefix === "PB") {
    const batches = await database().select().from(payoutBatch).where(eq(payoutBatch.serial, number.serial));
    return batches.map((row) => ({
      id: row.id,
      title: batchNumber(row),
      line: line("Batch", payoutBatchMachine.states[row.status].label),
      href: `/admin/payouts/${row.id}`,
    }));
  }
  const where: SQL =
    number?.prefix === "PO"
      ? eq(payout.serial, number.serial)
      : eq(payout.bankReference, typed.toUpperCase());
  const rows = await database().select().from(payout).where(where).limit(mostOfAKind);
  return rows.map((row) => ({
    id: row.id,
    title: payoutNumber(row),
    line: line(amount(row.amountPaise), payoutMachine.states[row.status].label, row.bankReference),
    href: `/admin/payouts/${row.batchId}`,
  }));
}

async function donations(typed: string): Promise<Found[]> {
  const serial = donationSerialOf(typed);
  const rows = await database()
    .select()
    .from(donation)
    .where(
      serial === null
        ? or(eq(donation.receiptNumber, typed.toUpperCase()), textPart(donation.donorName, typed))
        : eq(donation.serial, serial),
    )
    .orderBy(desc(donation.createdAt), desc(donation.id))
    .limit(mostOfAKind);
  return rows.map((row) => ({
    id: row.id,
    title: donationNumber(row),
    line: line(row.donorName, amount(row.amountPaise), donationMachine.states[row.status].label),
    href: `/admin/donations/${row.id}`,
  }));
}

/** One finder for each kind of record; the desk's one search asks those its reader may see. */
export const findRecords = { applications, institutes, organisations, scholarships, payouts, donations };
