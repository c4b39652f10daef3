import { redirect } from "react-router";
import { getActor } from "#app/core/requests/request-context.ts";
import { findNextEnquiry } from "../server/enquiries/find-next-enquiry.server.ts";
import type { Route } from "./+types/next-enquiry-endpoint";

/** The one whose answer is due first, whenever this is pressed; the list, where none waits. */
export async function loader({ context }: Route.LoaderArgs) {
  const next = await findNextEnquiry(await getActor(context), null);
  return redirect(next ? `/admin/enquiries/${next}` : "/admin/enquiries");
}
