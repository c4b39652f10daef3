import { type SQL, sql } from "drizzle-orm";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import type { Actor, Right } from "#app/core/portals/permissions.ts";
import type { WorkQueue } from "#app/features/identity/work/work-queues.server.ts";
import { confirmWithinHours } from "../bulk-status.ts";
import { type BulkView, bulkVerdictWords } from "../bulk-view.ts";
import { agreeWithinHours, groupMessagePath } from "../many/group-message-status.ts";
import { memberOf, reviewPermissions } from "../review-permissions.ts";

/** A reviewer of an institute confirms nothing, so nothing of it waits there. */
function confirms(action: "review.confirm_bulk" | "review.confirm_many"): Right {
  const right = reviewPermissions.right(action);
  return { action, heldBy: (actor) => memberOf(actor) !== "reviewer" && right.heldBy(actor) };
}

/** What this person may confirm: prepared by somebody else of their desk, and one of the two an owner. */
function othersOf(actor: Actor): SQL {
  const desk = actor.role === "admin" ? null : (actor.instituteId ?? null);
  const isOwner = actor.role === "admin" || memberOf(actor) === "owner";
  return sql`w.status = 'waiting' and w.institute_id is not distinct from ${desk}::uuid
    and w.prepared_by is distinct from ${actor.userId}::uuid
    and (${isOwner}::boolean or w.prepared_by_role = 'owner')`;
}

/** D21: decisions about many and messages to many that wait for their second person, at the desk and at an institute. */
export function secondPersonQueues(room: WorkQueue["room"]): WorkQueue[] {
  return [
    {
      kind: "bulk-decision",
      title: "Decisions about many to confirm",
      room,
      right: confirms("review.confirm_bulk"),
      limitHours: confirmWithinHours,
      covers: ["bulk decision.waiting"],
      rows: (actor) => sql`select w.id,
        (select count(*)::int from bulk_decision_item i where i.bulk_id = w.id) as serial,
        w.prepared_at as created, w.verdict as words, w.prepared_at as since,
        w.prepared_at + make_interval(hours => ${confirmWithinHours}::int) as due, null::uuid as holder
        from bulk_decision w where ${othersOf(actor)}`,
      line: ({ serial, words }) => ({
        title: `${bulkVerdictWords[words as BulkView["verdict"]]}: ${serial} ${serial === 1 ? "application" : "applications"}`,
        words: "Waits for a second person",
        href: room === "admin" ? "/admin/applications" : instituteTabPath("applications"),
      }),
    },
    {
      kind: "group-message",
      title: "Messages to many to agree to",
      room,
      right: confirms("review.confirm_many"),
      limitHours: agreeWithinHours,
      covers: ["group message.waiting"],
      rows: (actor) => sql`select w.id, w.people as serial, w.prepared_at as created,
        (select s.title from scholarship s where s.id = w.scholarship_id) as words, w.prepared_at as since,
        w.prepared_at + make_interval(hours => ${agreeWithinHours}::int) as due, null::uuid as holder
        from group_message w where ${othersOf(actor)}`,
      line: ({ serial, words }) => ({
        title: `Message to ${serial} students`,
        words: words ?? "",
        href: groupMessagePath(room === "admin" ? null : "own"),
      }),
    },
  ];
}
