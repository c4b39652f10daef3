import { eq } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { istDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { Criteria } from "../eligibility/criteria.ts";
import type { Judgement } from "../eligibility/eligibility.ts";
import { judge } from "../eligibility/eligibility.ts";
import type { Profile } from "../eligibility/profile.ts";
import { type ScholarshipStatus, stopOf } from "../scholarship-status.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import type { Season } from "../views/deadline.ts";
import type { ScholarshipDetail } from "../views/scholarship-view.ts";
import { deadlineOf } from "./catalogue/catalogue-index.server.ts";
import { listCycles } from "./catalogue/list-cycles.server.ts";
import { toCard } from "./lists/card-row.server.ts";

export interface GetOptions {
  readonly day?: IstDay;
  readonly profile?: Profile;
}

export interface FoundScholarship {
  readonly scholarship: ScholarshipDetail;
  /** Draft, Active, Closed: what its owner sees. */
  readonly ownStatus: ScholarshipStatus;
  readonly judgement: Judgement | null;
}

/** One scholarship by its number, slug or row id; who may not see it is told that it does not exist. */
export async function getScholarship(
  actor: Actor,
  key: string | number,
  { day = istDate(), profile }: GetOptions = {},
): Promise<FoundScholarship> {
  const row = await findRow(String(key));
  if (!row) throw notFound("We could not find this scholarship.");
  scholarshipPermissions.assertCan(actor, "scholarship.read", row);
  const cycles = await listCycles(row.id);
  const schedule = { season: row.season as Season, cycles };
  const deadline = deadlineOf({ schedule, stop: stopOf(row.status) }, day);
  const judgement = profile ? judge(row.criteria as Criteria, profile, day, deadline) : null;
  const match = judgement && { verdict: judgement.verdict, percent: judgement.matchPercent };
  return {
    scholarship: {
      ...toCard(cardPart(row), deadline, match),
      uuid: row.id,
      applicationProcess: row.applicationProcess,
      documents: row.documents,
      seatsPerYear: row.seatsPerYear,
      deadlineNote: row.deadlineNote,
      season: schedule.season,
      cycles,
      ownerKind: row.ownerKind,
      ownerId: row.ownerId,
      provenance: {
        confidence: row.confidence,
        sources: row.sources,
        checkedOn: row.checkedOn,
        differs: row.differs,
      },
    },
    ownStatus: row.status,
    judgement,
  };
}

type Row = typeof scholarship.$inferSelect;

const LARGEST_NUMBER = 2_147_483_647;

async function findRow(key: string): Promise<Row | undefined> {
  const where = isId(key)
    ? eq(scholarship.id, key)
    : /^[1-9]\d{0,9}$/.test(key) && Number(key) <= LARGEST_NUMBER
      ? eq(scholarship.number, Number(key))
      : /^[a-z0-9-]{1,120}$/.test(key)
        ? eq(scholarship.slug, key)
        : null;
  if (!where) return undefined;
  const [row] = await database().select().from(scholarship).where(where);
  return row;
}

/** Only what a card shows: the rest of the row is not for the page. */
function cardPart(row: Row) {
  const { number, slug, title, provider, providerType, category, amountText, description, criteria } = row;
  const { amountMinPaise, amountMaxPaise, amountPeriod } = row;
  const { eligibility, benefits, words, website, applicants, selected, isSample, runHere } = row;
  return {
    ...{ number, slug, title, provider, providerType, category, amountText, description, criteria },
    ...{ amountMinPaise, amountMaxPaise, amountPeriod },
    ...{ eligibility, benefits, words, website, applicants, selected, isSample, runHere },
  };
}
