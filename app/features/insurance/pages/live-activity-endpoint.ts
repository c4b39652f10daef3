import { getActor } from "#app/core/requests/request-context.ts";
import { listActivity } from "../server/figures/list-activity.server.ts";
import type { Route } from "./+types/live-activity-endpoint";

/** How soon the browser asks again. */
const againAfter = 5000;

/**
 * Server-sent events in short answers: each one holds what is newest and ends, and the browser's EventSource
 * comes back by itself. No connection stays open, so a stop drains at once (T42) and no slot is held (T43).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const activity = await listActivity(await getActor(context));
  const newest = activity.map(({ id, when }) => `${id} ${when}`).join();
  const isKnown = request.headers.get("Last-Event-ID") === newest;
  const event = isKnown
    ? ": nothing new\n\n"
    : `id: ${newest}\nevent: activity\ndata: ${JSON.stringify(activity)}\n\n`;
  return new Response(`retry: ${againAfter}\n${event}`, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}
