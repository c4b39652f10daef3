import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { listOwnStates } from "../server/lists/list-own-states.server.ts";
import { listOwnPapers } from "../server/papers/list-own-papers.server.ts";
import type { Route } from "./+types/own-states-endpoint";

/** The states of the student's own applications and papers, for the cards of pages that are the same for everyone. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const [states, papers] = await Promise.all([
    listOwnStates(actor, context.get(languageContext)),
    listOwnPapers(actor),
  ]);
  const own = Object.fromEntries(states.map(({ slug, number: _, ...state }) => [slug, state]));
  return Response.json({ own, papers }, { headers: { "Cache-Control": "private, no-store" } });
}
