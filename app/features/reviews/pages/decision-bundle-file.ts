import { getActor } from "#app/core/requests/request-context.ts";
import { makeDecisionBundle } from "../server/decisions/make-decision-bundle.server.ts";
import type { Route } from "./+types/decision-bundle-file";

/** The signed decision, as a file the student keeps. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const bundle = await makeDecisionBundle(await getActor(context), params.number);
  return new Response(`${JSON.stringify(bundle, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="decision-${bundle.application}.json"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
