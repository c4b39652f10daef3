import { eq, sql } from "drizzle-orm";
import { builtRead } from "#app/db/built-read.server.ts";
import { application } from "#app/db/schema/applications.ts";
import type { AwardLine } from "../views/application-view.ts";
import { awardOfLine } from "./lists/application-line-row.server.ts";

interface StoryEvent {
  readonly id: string;
  readonly event: string;
  readonly about: string | null;
  readonly byRole: string;
  readonly at: string;
  readonly helperId: string | null;
}

interface StoryMessage {
  readonly id: string;
  readonly byRole: string;
  readonly byUserId: string | null;
  readonly text: string;
  readonly sentAt: string;
}

export interface ApplicationStory {
  readonly award: AwardLine | null;
  /** Oldest first, as the messages are. */
  readonly events: readonly StoryEvent[];
  readonly messages: readonly StoryMessage[];
}

const moment = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const events = sql<StoryEvent[]>`(select coalesce(json_agg(json_build_object(
  'id', e.id, 'event', e.event, 'about', e.about, 'byRole', e.by_role, 'helperId', e.helper_id, 'at', ${moment("e.at")})
  order by e.at, e.id), '[]')
  from application_event e where e.application_id = application.id)`;

const messages = sql<StoryMessage[]>`(select coalesce(json_agg(json_build_object(
  'id', m.id, 'byRole', m.by_role, 'byUserId', m.by_user_id, 'text', m.text, 'sentAt', ${moment("m.sent_at")})
  order by m.sent_at, m.id), '[]')
  from application_message m where m.application_id = application.id)`;

const readStory = builtRead(["applicationId"], (db, { applicationId }) =>
  db
    .select({ award: awardOfLine, events, messages })
    .from(application)
    .where(eq(application.id, applicationId)),
);

/** What has happened to an application and what was said about it, in one statement (O25). */
export async function readApplicationStory(applicationId: string): Promise<ApplicationStory> {
  const [story] = await readStory({ applicationId });
  return story ?? { award: null, events: [], messages: [] };
}
