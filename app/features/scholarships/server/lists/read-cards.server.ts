import { sql } from "drizzle-orm";
import type { IstDay } from "#app/core/clock.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import { readFresh } from "#app/db/read-once.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { Criteria } from "../../eligibility/criteria.ts";
import type { Judgement } from "../../eligibility/eligibility.ts";
import { judge } from "../../eligibility/eligibility.ts";
import type { Profile } from "../../eligibility/profile.ts";
import type { Deadline } from "../../views/deadline.ts";
import type { ScholarshipCard } from "../../views/scholarship-view.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { catalogueVersion } from "../catalogue/catalogue-version.server.ts";
import { refreshCatalogue } from "../catalogue/refresh-catalogue.server.ts";
import { type CardRow, cardColumns, toCard } from "./card-row.server.ts";

export interface JudgedCard {
  readonly card: ScholarshipCard;
  /** Null where no profile was given. */
  readonly judgement: Judgement | null;
}

// The catalogue may change between two looks at it; after so many in a row the last answer is good enough.
const MAX_LOOKS = 4;

/**
 * Asks the index in memory for records and the database for their rows. The rows come with the content
 * version, in the same answer: where the index is older, it is refreshed and asked again.
 */
export async function readCards<Found extends { readonly slots: readonly number[] }>(
  loaded: CatalogueIndex,
  find: (index: CatalogueIndex) => Found | Promise<Found>,
  day: IstDay,
  profile?: Profile,
): Promise<{ found: Found; judged: JudgedCard[] }> {
  let index = loaded;
  for (let look = 1; ; look += 1) {
    const found = await find(index);
    const numbers = found.slots.map((slot) => index.entry(slot).number);
    const { rows, version } = await (look === 1 ? readRows(numbers) : readFresh(() => readRows(numbers)));
    if (version === index.version || look === MAX_LOOKS) {
      const { deadlines } = index.onDay(day);
      const judged = found.slots.flatMap((slot, at) => {
        const row = rows.get(numbers[at] ?? -1);
        const deadline = deadlines[slot];
        return row && deadline ? [judgedCard(row, deadline, day, profile)] : [];
      });
      return { found, judged };
    }
    index = await refreshCatalogue(index.version);
  }
}

function judgedCard(row: CardRow, deadline: Deadline, day: IstDay, profile: Profile | undefined): JudgedCard {
  const judgement = profile ? judge(row.criteria as Criteria, profile, day, deadline) : null;
  const match = judgement ? { verdict: judgement.verdict, percent: judgement.matchPercent } : null;
  return { card: toCard(row, deadline, match), judgement };
}

/** The numbers are one value: a text for each length of the list would be planned anew each time. */
const readNumbered = builtRead(["numbers"], (db, { numbers }) =>
  db
    .select({ version: catalogueVersion, row: cardColumns })
    .from(sql`(select 1) as one`)
    .leftJoin(scholarship, sql`${scholarship.number} = any((${numbers}::text)::int[])`),
);

async function readRows(
  numbers: readonly number[],
): Promise<{ rows: Map<number, CardRow>; version: number }> {
  const found = await readNumbered({ numbers: `{${numbers.join(",")}}` });
  const rows = found.flatMap(({ row }) => (row ? [[row.number, row] as const] : []));
  return { version: found[0]?.version ?? 0, rows: new Map(rows) };
}
