import { now } from "#app/core/clock.ts";
import type { ScholarshipRecord } from "../../catalogue/scholarship-record.ts";
import { contentColumns } from "../scholarship-row.server.ts";
import type { StoredScholarship } from "./store-scholarships.server.ts";

/** A record of a file that passed every check which needs no database. */
export interface CheckedRecord {
  readonly row: number;
  readonly record: ScholarshipRecord;
  readonly hash: string;
}

/** A record and the row it becomes; what its owner or the desk decided about a known one stays. */
export interface PlacedRecord extends CheckedRecord {
  readonly place: Pick<
    StoredScholarship["row"],
    "id" | "status" | "createdAt" | "publishedAt" | "announcedAt"
  >;
}

export function storedOf(
  { record, hash, place }: PlacedRecord,
  source: string,
  revision: number,
  number?: number,
): StoredScholarship {
  return {
    row: {
      ...contentColumns(record),
      id: place.id,
      ...(number !== undefined && { number }),
      slug: record.slug,
      applicants: record.applicants,
      selected: record.selected,
      isSample: record.isSample,
      ownerKind: "catalogue",
      status: place.status,
      source,
      confidence: record.confidence,
      sources: record.sources,
      checkedOn: record.checkedOn,
      contentHash: hash,
      revision,
      createdAt: place.createdAt,
      updatedAt: now(),
      publishedAt: place.publishedAt ?? null,
      announcedAt: place.announcedAt ?? null,
    },
    criteria: record.criteria,
    cycles: record.cycles,
  };
}
