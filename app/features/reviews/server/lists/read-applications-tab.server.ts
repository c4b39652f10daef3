import { and, asc, eq, inArray } from "drizzle-orm";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { giverRoles } from "#app/core/portals/roles.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import {
  type ApplicationStatus,
  applicationMachine,
} from "#app/features/applications/rules/application-status.ts";
import { savedSentences } from "#app/features/applications/server/saved-sentences.server.ts";
import type { ReceivedApplicationsView } from "../../received-applications-view.ts";
import { dueWords, reviewList } from "../../review-list.ts";
import { memberOf, type ReviewDesk, reviewPermissions } from "../../review-permissions.ts";
import { listBulk } from "../bulk/list-bulk.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { readQueue } from "./read-queue.server.ts";
import { deskOf, type ReviewQuery } from "./review-rows.server.ts";

/** The Applications tab at whatever address it is mounted: the list's own parameters are its, the rest stays. */
export async function readApplicationsTab(actor: Actor, address: string): Promise<ReceivedApplicationsView> {
  const desk = deskOf(actor);
  const query = reviewList.read(address);
  const page = await listReviews(actor, query);
  const queue = await readQueue(actor);
  const scholarships = await listScholarships(desk);
  const { status, scholarship: of, due } = query.filters;
  const mayExport = reviewPermissions.can(actor, "review.export", desk);
  return {
    rows: page.rows,
    total: page.total ?? 0,
    pending: queue.total,
    search: query.search,
    notes: query.notes,
    isNarrowed: query.isNarrowed,
    chosen: { status: status[0] ?? "", scholarship: of[0] ?? "", due: due[0] ?? "", sort: query.sort },
    scholarships,
    active: activeOf(query, scholarships),
    kept: keptOf(address),
    clearHref: query.toUrl({
      search: null,
      filters: { status: null, scholarship: null, due: null },
    }),
    previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
    awardsHref: actor.role === "institute" && actor.memberRole !== "reviewer" ? "/institute/awards" : null,
    exportHref: mayExport ? `/reviews/applications.csv${searchOf(query.toUrl())}` : null,
    reviewBase: actor.role === "admin" ? "/admin/applications" : "/institute/applications",
    manyHref: reviewPermissions.can(actor, "review.write_many", desk)
      ? actor.role === "admin"
        ? "/admin/group-messages"
        : "/institute/messages"
      : null,
    mayBulk: reviewPermissions.can(actor, "review.prepare_bulk", desk),
    bulks: memberOf(actor) === "reviewer" ? [] : await listBulk(actor),
    formKey: newFormKey(),
    saved: savedSentences.list("decisions"),
    sorts: Object.entries(reviewList.spec.sorts)
      .filter(([name]) => name !== "ranking" || memberOf(actor) !== "reviewer")
      .map(([value, { label }]) => ({ value, label: label ?? value })),
  };
}

async function listScholarships({ instituteId }: ReviewDesk): Promise<{ value: string; label: string }[]> {
  return database()
    .select({ value: scholarship.id, label: scholarship.title })
    .from(scholarship)
    .where(
      instituteId === null
        ? and(eq(scholarship.runHere, true), inArray(scholarship.ownerKind, giverRoles))
        : and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, instituteId)),
    )
    .orderBy(asc(scholarship.title))
    .limit(200);
}

function activeOf(query: ReviewQuery, scholarships: readonly { value: string; label: string }[]) {
  const { status, scholarship: of, due } = query.filters;
  return [
    ...status.map((value) => ({
      label: applicationMachine.states[value as ApplicationStatus].label,
      removeHref: query.toUrl({ filters: { status: status.filter((other) => other !== value) } }),
    })),
    ...of.map((value) => ({
      label: scholarships.find((one) => one.value === value)?.label ?? "Scholarship",
      removeHref: query.toUrl({ filters: { scholarship: null } }),
    })),
    ...due.map((value) => ({
      label: dueWords[value as keyof typeof dueWords],
      removeHref: query.toUrl({ filters: { due: null } }),
    })),
  ];
}

function keptOf(address: string): [string, string][] {
  // The desk's frame keeps what it knows itself: view, columns, page size.
  return [...new URL(address, "http://localhost").searchParams].filter(([name]) => name === "tab");
}

function searchOf(address: string): string {
  return new URL(address, "http://localhost").search;
}
