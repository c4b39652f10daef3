import { and, eq, inArray } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { findRenewal } from "#app/features/giving/server/donations/find-renewal.server.ts";
import {
  publicStatuses,
  type ScholarshipEvent,
  type ScholarshipStatus,
  scholarshipMachine,
} from "#app/features/scholarships/scholarship-status.ts";
import { wholeScholarship } from "../server/whole-scholarship.server.ts";
import { findOwnProgramme } from "./find-own-programme.server.ts";

export interface OwnProgramme {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: ScholarshipStatus;
  readonly statusLabel: string;
  readonly told: string;
  readonly pausedOn: string | null;
  readonly publicHref: string | null;
  readonly award: string;
  readonly seats: number;
  readonly closesOn: string | null;
  readonly lastDay: string | null;
  readonly rules: readonly string[];
  readonly applicants: number;
  readonly selected: number;
  /** A change of amount, seats or rules that waits for the desk's yes. */
  readonly waiting: { readonly title: string; readonly on: string; readonly canWithdraw: boolean } | null;
  readonly isOver: boolean;
  readonly canReopen: boolean;
  readonly events: readonly ScholarshipEvent[];
  /** As the form of the change opens. */
  readonly defaults: Record<string, string | string[]>;
}

/** What its owner sees of a programme with a scholarship, and what can be done with it now. */
export async function getOwnProgramme(actor: Actor, id: string): Promise<OwnProgramme> {
  const fund = await findOwnProgramme(actor, id);
  const [row] = await database().select().from(scholarship).where(eq(scholarship.id, fund.scholarshipId));
  if (!row) throw new Error("The program's scholarship is not there");
  const whole = await wholeScholarship(actor, row);
  const [waiting] = await database()
    .select({ title: secondLook.title, at: secondLook.requestedAt, status: secondLook.status })
    .from(secondLook)
    .where(
      and(
        inArray(secondLook.kind, ["programme.change", "scholarship.reopen"]),
        eq(secondLook.subject, `scholarship:${row.id}`),
        inArray(secondLook.status, ["waiting", "approved"]),
      ),
    );
  const isOver = fund.status === "completed" || row.status === "closed";
  return {
    id,
    title: row.title,
    description: row.description,
    status: row.status,
    statusLabel: scholarshipMachine.states[row.status].label,
    told: scholarshipMachine.states[row.status].told,
    pausedOn: fund.pausedAt && formatDate(fund.pausedAt),
    publicHref: publicStatuses.includes(row.status) ? `/scholarships/${row.slug}` : null,
    award: formatMoney(paise(whole.terms.awardPaise ?? 0)),
    seats: whole.terms.seats ?? 0,
    closesOn: whole.closesOn,
    lastDay: whole.closesOn && formatDate(whole.closesOn),
    rules: whole.rules,
    applicants: whole.applicants,
    selected: whole.selected,
    waiting: waiting
      ? { title: waiting.title, on: formatDate(waiting.at), canWithdraw: waiting.status === "waiting" }
      : null,
    isOver,
    canReopen: row.status === "closed" && !waiting,
    events: isOver ? [] : allowedEvents(scholarshipMachine, row.status, actor).map(({ event }) => event),
    defaults: {
      ...(await findRenewal(actor, id)),
      title: row.title,
      description: row.description,
    },
  };
}
