import { getActor } from "#app/core/request-context.ts";
import { listOwnStates } from "../server/list-own-states.server.ts";
import type { Route } from "./+types/own-states-page";

/** The states of the student's own applications, for the cards of pages that are the same for everyone. */
export async function loader({ context }: Route.LoaderArgs) {
  const states = await listOwnStates(await getActor(context));
  const own = Object.fromEntries(states.map(({ slug, number: _, ...state }) => [slug, state]));
  return Response.json({ own }, { headers: { "Cache-Control": "private, no-store" } });
}
