import { sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import type { OwnerKind } from "#app/core/portals/roles.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { application } from "#app/db/schema/applications.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { AwardPlace } from "#app/features/awards/award-place.ts";
import { awardPlace } from "#app/features/awards/server/award-place-query.server.ts";
import { titleIn } from "#app/features/scholarships/server/catalogue/catalogue-words.server.ts";
import { inRupees } from "#app/features/scholarships/server/scholarship-row.server.ts";
import { amountIn } from "#app/features/scholarships/server/words/terms-in-words.server.ts";
import { applicationNumber } from "../../application-number.ts";
import type { ApplicationStatus } from "../../rules/application-status.ts";
import type { ApplicationLine, AwardLine, Holder } from "../../views/application-view.ts";

/** For a query that has the table `application` under its own name. */
export const awardOfLine = sql<AwardLine | null>`(select json_build_object(
  'id', award.id, 'place', ${awardPlace}, 'acceptBy', award.accept_by)
  from award where award.application_id = application.id and award.status <> 'released')`;

/** For a query that has the table `application` under its own name: the check that waits for its student. */
export const wantedOfLine = sql<string | null>`case when application.status = 'action_needed' then (
  select application_check.code from application_check
  where application_check.application_id = application.id and application_check.status = 'defect'
  order by application_check.position limit 1) end`;

/** What a line needs of its two rows. */
export const lineColumns = {
  id: application.id,
  serial: application.serial,
  createdAt: application.createdAt,
  savedAt: application.savedAt,
  submittedAt: application.submittedAt,
  status: application.status,
  dueAt: application.dueAt,
  escalatedAt: application.escalatedAt,
  awardPaise: application.awardPaise,
  payoutReference: application.payoutReference,
  providerReference: application.providerReference,
  paidAt: application.paidAt,
  scholarshipNumber: scholarship.number,
  title: scholarship.title,
  slug: scholarship.slug,
  provider: scholarship.provider,
  amountText: scholarship.amountText,
  amountMinPaise: scholarship.amountMinPaise,
  amountMaxPaise: scholarship.amountMaxPaise,
  amountPeriod: scholarship.amountPeriod,
  runHere: scholarship.runHere,
  award: awardOfLine,
  wanted: wantedOfLine,
  ownerKind: scholarship.ownerKind,
};

/** Newest first by when it was sent, drafts by when they were begun. */
export const lineMoment = sql<Date>`coalesce(${application.submittedAt}, ${application.createdAt})`;

type Row = {
  serial: number;
  createdAt: Date;
  savedAt: Date;
  submittedAt: Date | null;
  status: ApplicationStatus;
  dueAt: Date | null;
  escalatedAt: Date | null;
  awardPaise: number | null;
  payoutReference: string | null;
  providerReference: string | null;
  paidAt: Date | null;
  scholarshipNumber: number | null;
  title: string | null;
  slug: string | null;
  provider: string | null;
  amountText: string | null;
  amountMinPaise: number | null;
  amountMaxPaise: number | null;
  amountPeriod: (typeof scholarship.$inferSelect)["amountPeriod"] | null;
  runHere: boolean | null;
  award: AwardLine | null;
  wanted: string | null;
  ownerKind: OwnerKind | null;
};

export function toLine(row: Row, language: Language = defaultLanguage): ApplicationLine {
  const holder = holderOf(row);
  const { scholarshipNumber: number, title } = row;
  const named = number === null || title === null ? null : titleIn({ number, title }, language);
  return {
    number: applicationNumber(row),
    scholarship: named?.text ?? null,
    scholarshipLanguage: named?.language ?? language,
    slug: row.slug,
    provider: row.provider,
    amount: row.awardPaise === null ? saidAmount(row, language) : formatMoney(paise(row.awardPaise)),
    amountShort: shortAmount(row, language),
    amountPaise: row.awardPaise ?? row.amountMaxPaise,
    reference: row.payoutReference ?? row.providerReference,
    appliedAt: row.submittedAt?.toISOString() ?? null,
    savedAt: row.savedAt.toISOString(),
    status: row.status,
    holder,
    holderName: holder === "provider" ? row.provider : null,
    dueAt: row.dueAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    award: row.award,
    wanted: row.wanted,
  };
}

function saidAmount(row: Row, language: Language): string | null {
  const { amountText, amountMinPaise, amountMaxPaise, amountPeriod } = row;
  if (amountText === null || amountPeriod === null) return amountText;
  const terms = {
    amount: amountText,
    amountMinInr: inRupees(amountMinPaise),
    amountMaxInr: inRupees(amountMaxPaise),
    amountPeriod,
  };
  return amountIn(terms, language).text;
}

function shortAmount(row: Row, language: Language): string | null {
  const { awardPaise, amountMinPaise, amountMaxPaise, amountText } = row;
  if (awardPaise !== null) return formatMoney(paise(awardPaise));
  if (amountMaxPaise !== null) {
    const most = formatMoney(paise(amountMaxPaise));
    const isOne = amountMinPaise === null || amountMinPaise === amountMaxPaise;
    return isOne ? most : `${formatMoney(paise(amountMinPaise))}–${most}`;
  }
  return amountText !== null && amountText.length <= 20 ? saidAmount(row, language) : null;
}

const awardHolders: Record<AwardPlace, Holder> = {
  funds: "desk",
  acceptance: "you",
  account: "you",
  account_look: "desk",
  held: "desk",
  ready: "desk",
  approval: "desk",
  bank: "desk",
  institute: "provider",
  confirmation: "you",
  dispute: "desk",
  returned: "you",
  paid: null,
  released: null,
};

/**
 * The desk helps with what is not run here, and takes over what came late. It also checks for donors and companies:
 * they never see a student's papers (S12, T14).
 */
export function holderOf({
  status,
  runHere,
  escalatedAt,
  ownerKind,
  award,
}: Pick<Row, "status" | "runHere" | "escalatedAt" | "ownerKind" | "award">): Holder {
  switch (status) {
    case "draft":
    case "action_needed":
      return "you";
    case "under_review":
      return runHere && ownerKind === "institute" && !escalatedAt ? "provider" : "desk";
    case "approved":
      return award ? awardHolders[award.place] : "desk";
    default:
      return null;
  }
}
