import type { Found, FoundGroup, FoundKind } from "#app/core/lists/found.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { findPermissions } from "../find-permissions.ts";
import { findInsured } from "./find-insured.server.ts";
import { findPeople } from "./find-people.server.ts";
import { findRecords } from "./find-records.server.ts";
import { findRequests } from "./find-requests.server.ts";

type Action = (typeof findPermissions.actions)[number];

const kinds: readonly {
  label: string;
  kind: FoundKind;
  may: Action;
  find: (typed: string, actor: Actor) => Promise<Found[]>;
}[] = [
  { label: "Students", kind: "people", may: "find.students", find: findPeople },
  { label: "Applications", kind: "applications", may: "find.applications", find: findRecords.applications },
  { label: "Institutes", kind: "organisations", may: "find.institutes", find: findRecords.institutes },
  {
    label: "Donors and companies",
    kind: "organisations",
    may: "find.organisations",
    find: findRecords.organisations,
  },
  { label: "Scholarships", kind: "scholarships", may: "find.scholarships", find: findRecords.scholarships },
  { label: "Payouts", kind: "money", may: "find.payouts", find: findRecords.payouts },
  { label: "Donations", kind: "money", may: "find.donations", find: findRecords.donations },
  { label: "Insurance", kind: "insurance", may: "find.insurance", find: findInsured },
  { label: "Requests", kind: "requests", may: "find.requests", find: findRequests },
];

/**
 * One search over everything (D19), each kind by the reader's right. Written down with how much was found, not with
 * what was typed: that may be a phone number.
 */
export async function findAnybody(actor: Actor, typed: string): Promise<FoundGroup[]> {
  if (!actor.userId) throw unauthenticated();
  const mine = kinds.filter(({ may }) => findPermissions.can(actor, may));
  if (mine.length === 0) findPermissions.assertCan(actor, "find.students");
  await throttle.take([{ name: "desk-find", who: actor.userId }], {
    q: ["Too many searches in a short time. Please wait a few minutes."],
  });
  const groups = await Promise.all(
    mine.map(async ({ label, kind, find }) => ({ label, kind, rows: await find(typed, actor) })),
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
