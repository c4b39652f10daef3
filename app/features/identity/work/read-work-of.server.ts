import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { findWork } from "./find-work.server.ts";
import { listWorkPeople, type WorkPerson } from "./list-work-people.server.ts";
import type { WorkLine } from "./work-view.ts";

export type WorkOf = { readonly line: WorkLine; readonly people: readonly WorkPerson[] };

/** For the page of one thing: who has it, and to whom it can be given; null where it waits for nobody. */
export async function readWorkOf(actor: Actor, kind: string, id: string): Promise<WorkOf | null> {
  const [line, people] = await Promise.all([
    findWork(actor, kind, id),
    inTransaction((tx) => listWorkPeople(tx, actor, kind)),
  ]);
  return line && { line, people };
}
