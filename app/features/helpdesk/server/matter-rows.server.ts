import { type SQL, sql } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { bookingCallHours } from "../booking-status.ts";

/**
 * Enquiries, grievances and bookings as one table "matter": what is open, by when it is due, where it comes
 * from and who has it. Names and words stay sealed where they are.
 */
export function matterRows(): SQL {
  const at = now().toISOString();
  const callsMissed = addHours(now(), -bookingCallHours).toISOString();
  return sql`(
    select id, kind, serial, name as title, status, language, region, assigned_to, created_at,
      reply_by as due_at, status = 'open' as is_open,
      status = 'open' and reply_by < ${at}::timestamptz as is_late
    from enquiry where erased_at is null
    union all
    select id, 'booking', serial, title, status, language, region, assigned_to, created_at,
      case when status = 'requested' then created_at + make_interval(hours => ${bookingCallHours}::int) else starts_at end,
      status in ('requested', 'confirmed'),
      status = 'requested' and created_at < ${callsMissed}::timestamptz
    from booking
  ) as matter`;
}
