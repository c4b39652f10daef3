import { data } from "react-router";
import { methodNotAllowed } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { takePaper } from "../server/papers/take-paper.server.ts";
import type { Route } from "./+types/upload-paper-endpoint";

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** Where script sends a paper the moment it is chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await takePaper(await getActor(context), request);
  return data(answer, { status: "error" in answer ? 422 : 200 });
}
