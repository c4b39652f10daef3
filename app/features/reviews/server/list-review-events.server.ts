import { desc, eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { applicationEvent } from "#app/db/schema/applications.ts";
import { trackingMessages } from "#app/features/applications/messages/tracking.messages.server.ts";
import { namesOfHelpers } from "#app/features/identity/helping/names-of-helpers.server.ts";
import type { NamedTraces } from "#app/features/identity/server/audit/name-traces.server.ts";
import type { ReviewView } from "../review-view.ts";

const mostShown = 30;

interface Shown {
  /** Of the checks, by their code. */
  readonly labels: ReadonlyMap<string, string>;
  readonly showsPerson: boolean;
  readonly traces: NamedTraces;
  /** The others' scores, and so who gave them, open when one's own is given. */
  readonly showsScores: boolean;
}

/** D22: what happened to an application, the newest first, each with the name of who did it where the audit has one. */
export async function listReviewEvents(
  applicationId: string,
  { labels, showsPerson, traces, showsScores }: Shown,
): Promise<ReviewView["events"]> {
  const words = trackingMessages.en.events as Readonly<Record<string, string>>;
  const rows = await database()
    .select()
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, applicationId))
    .orderBy(desc(applicationEvent.at), desc(applicationEvent.id))
    .limit(mostShown);
  const helpers = showsPerson ? await namesOfHelpers(rows.map(({ helperId }) => helperId)) : new Map();
  const events = rows.map(({ id, event, about, byRole, at, helperId }) => {
    const what = about && labels.get(about);
    const helper = helperId ? helpers.get(helperId)?.name : undefined;
    const by = [traces.of({ byRole, at }, isOf(about)), byRole, helper && `filled by ${helper}`]
      .filter(Boolean)
      .join(", ");
    return { id, text: `${words[event] ?? event}${what ? `: ${what}` : ""} (${by})`, at: at.toISOString() };
  });
  return [...events, ...(showsScores ? scoresIn(traces) : [])]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, mostShown);
}

/** A check is named by its code on both sides; what has none is neither a check nor a score. */
function isOf(about: string | null) {
  return ({ details, event }: NamedTraces["entries"][number]) =>
    about === null ? details.code === undefined && event !== "review.scored" : details.code === about;
}

function scoresIn({ entries }: NamedTraces): ReviewView["events"] {
  const scored = entries.filter(({ event }) => event === "review.scored");
  return scored.map(({ actorId, name, byRole, at, details }, index) => {
    const isFirst = !scored.slice(0, index).some((earlier) => earlier.actorId === actorId);
    const points = `${details.total} of ${details.outOf}`;
    return {
      id: `scored-${index}`,
      text: `${isFirst ? "Scored" : "Score changed"}: ${points} (${name}, ${byRole})`,
      at: at.toISOString(),
    };
  });
}
