import { paise, rupees } from "#app/core/money.ts";
import type { scholarship } from "#app/db/schema/scholarships.ts";
import type { ScholarshipInput } from "../catalogue/scholarship-record.ts";

type Row = typeof scholarship.$inferInsert;

/** The columns that an owner's words fill; rupees become paise. */
export function contentColumns(content: ScholarshipInput) {
  return {
    title: content.title,
    provider: content.provider,
    providerType: content.providerType,
    category: content.category,
    amountText: content.amountText,
    amountMinPaise: content.amountMinInr === null ? null : rupees(content.amountMinInr),
    amountMaxPaise: content.amountMaxInr === null ? null : rupees(content.amountMaxInr),
    amountPeriod: content.amountPeriod,
    description: content.description,
    season: content.season,
    deadlineNote: content.deadlineNote,
    eligibility: content.eligibility,
    benefits: content.benefits,
    documents: content.documents,
    applicationProcess: content.applicationProcess,
    website: content.website,
    seatsPerYear: content.seatsPerYear,
    differs: content.differs ?? null,
  } satisfies Partial<Row>;
}

export function inRupees(amountPaise: number | null): number | null {
  return amountPaise === null ? null : paise(amountPaise) / 100;
}
