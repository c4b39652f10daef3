import { desc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bonafideLetter } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { letterNumber } from "../../letter-number.ts";
import { rosterMachine } from "../../roster-status.ts";
import type { RosterStudentView } from "../../roster-view.ts";
import { rosterRow } from "./roster-row.server.ts";

/** One student of the actor's own roll, with the letters issued. */
export async function getRosterStudent(actor: Actor, id: string): Promise<RosterStudentView> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read_roll", { instituteId });
  const row = await rosterRow.own(actor, id);
  const letters = await database()
    .select()
    .from(bonafideLetter)
    .where(eq(bonafideLetter.rosterStudentId, row.id))
    .orderBy(desc(bonafideLetter.issuedAt), desc(bonafideLetter.id))
    .limit(50);
  const mayChange = institutePermissions.can(actor, "institute.change_roll", { instituteId });
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    statusLabel: rosterMachine.states[row.status].label,
    values: {
      admissionNumber: row.admissionNumber,
      name: row.name,
      birthDay: row.birthDay,
      gender: row.gender,
      course: row.course,
      year: row.year,
      phone: mayChange ? (rosterRow.phone(row) ?? "") : "",
    },
    events: mayChange
      ? allowedEvents(rosterMachine, row.status, actor).map(({ event, label }) => ({ event, label }))
      : [],
    letters: letters.map((letter) => ({
      id: letter.id,
      number: letterNumber(letter),
      purpose: letter.purpose,
      issuedAt: formatDateTime(letter.issuedAt),
    })),
    mayChange,
  };
}
