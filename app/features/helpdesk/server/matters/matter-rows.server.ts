import { type SQL, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { bookingCallHours } from "../../bookings/booking-status.ts";

/**
 * Enquiries, grievances and bookings as one table "matter": what is open, by when it is due, where it comes
 * from and who has it. Names and words stay sealed where they are.
 */
export function matterRows(actor: Actor): SQL {
  const at = now().toISOString();
  // As bookingCallBy says it; least() passes over a time that is not held yet.
  const callBy = sql`least(coalesce(agreed_at, created_at) + make_interval(hours => ${bookingCallHours}::int), starts_at)`;
  return sql`(
    select id, kind, serial, name as title, status, language, region, assigned_to, created_at,
      reply_by as due_at, status = 'open' as is_open,
      status = 'open' and reply_by < ${at}::timestamptz as is_late
    from enquiry where erased_at is null and ${withinLimit(actor, "enquiry", sql`enquiry.id`)}
    union all
    select id, 'booking', serial, title, status, language, region, assigned_to, created_at,
      case when status = 'requested' then ${callBy} else starts_at end,
      status in ('guardian', 'requested', 'confirmed'),
      status = 'requested' and ${callBy} < ${at}::timestamptz
    from booking where ${withinLimit(actor, "booking", sql`booking.id`)}
  ) as matter`;
}
