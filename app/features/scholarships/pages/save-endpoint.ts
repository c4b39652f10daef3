import { redirect } from "react-router";
import { savedActions } from "../server/saved/saved-actions.server.ts";
import type { Route } from "./+types/save-endpoint";

export function loader() {
  return redirect("/saved");
}

/** Script reads the list alone, without the answer around it. */
export async function action(args: Route.ActionArgs) {
  const answer = await savedActions.action(args);
  if (answer instanceof Response || !answer.data.shown) return answer;
  return Response.json(answer.data.shown);
}
