import { and, asc, eq, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskPan } from "#app/core/secrets/mask.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { joiningEvent } from "#app/db/schema/joining-requests.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import type { JoiningFacts } from "../forms/joining.ts";
import { joiningPermissions } from "../joining-permissions.ts";
import { deskJoiningStatuses, joiningMachine } from "../joining-status.ts";
import type { DeskJoining } from "../joining-view.ts";
import { findJoiningFlags } from "./find-joining-flags.server.ts";
import { joiningLine } from "./joining-line.server.ts";
import { type JoiningRow, joiningRow } from "./joining-row.server.ts";

const terms: readonly [keyof JoiningFacts, string][] = [
  ["personName", "First person"],
  ["phone", "Phone"],
  ["pan", "PAN"],
  ["cin", "CIN"],
  ["registration", "Registration number"],
  ["csr1", "CSR-1"],
  ["address", "Address"],
  ["pincode", "PIN code"],
  ["why", "In their own words"],
];

/** One request at the desk, with what stands against it. */
export async function getJoining(actor: Actor, requestId: string): Promise<DeskJoining> {
  joiningPermissions.assertCan(actor, "joining.see");
  const row = await joiningRow.get(requestId);
  if (!deskJoiningStatuses.some((status) => status === row.status)) throw notFound();
  await assertWithin(actor, "joining", row.id);
  const db = database();
  const [history, files, flags, asked] = await Promise.all([
    db
      .select()
      .from(joiningEvent)
      .where(eq(joiningEvent.requestId, row.id))
      .orderBy(asc(joiningEvent.at), asc(joiningEvent.id)),
    row.documentId ? db.select().from(document).where(eq(document.id, row.documentId)) : [],
    row.status === "submitted" ? findJoiningFlags(row) : [],
    db.$count(
      secondLook,
      and(eq(secondLook.subject, `joining:${row.id}`), inArray(secondLook.status, ["waiting", "approved"])),
    ),
  ]);
  const mayDecide = joiningPermissions.can(actor, "joining.decide");
  return {
    ...joiningLine(row),
    revision: row.revision,
    facts: factsOf(row),
    proof: files[0] ? { id: files[0].id, name: files[0].originalName } : null,
    flags,
    isSecondAsked: asked > 0,
    organisationId: row.organisationId,
    words: row.told,
    history: history.map(({ id, byName, words, at }) => ({ id, by: byName, words, at: formatDateTime(at) })),
    may: mayDecide ? allowedEvents(joiningMachine, row.status, actor).map(({ event }) => event) : [],
  };
}

function factsOf(row: JoiningRow): DeskJoining["facts"] {
  const facts = joiningRow.factsOf(row);
  if (!facts) return [];
  const shown: Partial<Record<keyof JoiningFacts, string | undefined>> = {
    ...facts,
    pan: maskPan(facts.pan),
  };
  return [
    { term: "E-mail, proven by a code", value: joiningRow.emailOf(row) },
    ...terms.flatMap(([name, term]) => (shown[name] ? [{ term, value: shown[name] }] : [])),
    {
      term: "Place",
      value: [facts.city, stateNames[facts.state as keyof typeof stateNames]].filter(Boolean).join(", "),
    },
  ];
}
