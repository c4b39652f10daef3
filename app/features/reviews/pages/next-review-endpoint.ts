import { redirect } from "react-router";
import { getActor } from "#app/core/requests/request-context.ts";
import { listNextReviews } from "../server/lists/list-next-reviews.server.ts";
import type { Route } from "./+types/next-review-endpoint";

/** What has work for this person and waits longest, whenever this is pressed; the list, where none does. */
export async function loader({ context }: Route.LoaderArgs) {
  const [next] = await listNextReviews(await getActor(context), { limit: 1 });
  return redirect(next ? `/institute/applications/${next.number}` : "/institute/applications");
}
