import type { Found, FoundGroup } from "#app/core/found.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { findPermissions } from "../find-permissions.ts";
import { findInsured } from "./find-insured.server.ts";
import { findPeople } from "./find-people.server.ts";
import { findRecords } from "./find-records.server.ts";
import { findRequests } from "./find-requests.server.ts";

type Action = (typeof findPermissions.actions)[number];

const kinds: readonly {
  label: string;
  may: Action;
  find: (typed: string, actor: Actor) => Promise<Found[]>;
}[] = [
  { label: "Students", may: "find.students", find: findPeople },
  { label: "Applications", may: "find.applications", find: findRecords.applications },
  { label: "Institutes", may: "find.institutes", find: findRecords.institutes },
  { label: "Donors and companies", may: "find.organisations", find: findRecords.organisations },
  { label: "Scholarships", may: "find.scholarships", find: findRecords.scholarships },
  { label: "Payouts", may: "find.payouts", find: findRecords.payouts },
  { label: "Donations", may: "find.donations", find: findRecords.donations },
  { label: "Insurance", may: "find.insurance", find: findInsured },
  { label: "Requests", may: "find.requests", find: findRequests },
];

/**
 * One search over everything (D19), each kind by the reader's right. Written down with how much was found, not with
 * what was typed: that may be a phone number.
 */
export async function findAnybody(actor: Actor, typed: string): Promise<FoundGroup[]> {
  if (!actor.userId) throw unauthenticated();
  const mine = kinds.filter(({ may }) => findPermissions.can(actor, may));
  if (mine.length === 0) findPermissions.assertCan(actor, "find.students");
  const groups = await Promise.all(
    mine.map(async ({ label, find }) => ({ label, rows: await find(typed, actor) })),
  );
  const found = groups.filter(({ rows }) => rows.length > 0);
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "desk.searched",
      details: Object.fromEntries(found.map(({ label, rows }) => [label, rows.length])),
    }),
  );
  return found;
}
