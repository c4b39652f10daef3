import { and, eq } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { UNSAID } from "../own-scholarship.ts";
import { promisedScholarship } from "./promised-scholarship.ts";

interface NewPartner {
  readonly instituteId: string;
  readonly name: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** Unsaid in the application and asked for by the editor, which shows it empty. */
const unsaid = { category: "merit", description: UNSAID } as const;

/**
 * P18: the scholarship that the partnership application described, as the new partner's first draft; written while
 * the desk approves, once. Who pays and until when was not asked there: without them nothing is published.
 */
export async function writePromisedDraft(tx: Tx, partner: NewPartner): Promise<string | null> {
  const { instituteId, name, answers } = partner;
  const promised = promisedScholarship(answers);
  if (promised.title === "" || promised.applicationProcess === "") return null;
  const own = and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, instituteId));
  if ((await tx.$count(scholarship, own)) > 0) return null;
  const { awardPaise, seats } = promised;
  const rupees = awardPaise === null ? null : Math.floor(awardPaise / 100);
  const { id } = await createScholarship(
    systemActor,
    {
      ...unsaid,
      title: promised.title,
      provider: name,
      providerType: "private",
      amountText: awardPaise === null ? "–" : `${formatMoney(paise(awardPaise))} per year`,
      amountMinInr: rupees,
      amountMaxInr: rupees,
      amountPeriod: "year",
      criteria: { notes: promised.notes },
      applicationProcess: promised.applicationProcess,
      seatsPerYear: seats,
    },
    { owner: { kind: "institute", id: instituteId } },
  );
  await setScholarshipTerms(systemActor, id, { seats, awardPaise });
  return id;
}
