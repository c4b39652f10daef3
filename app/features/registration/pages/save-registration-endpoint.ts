import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed } from "#app/core/requests/errors.ts";
import { registrationSaveActions } from "../server/steps/registration-save-actions.server.ts";

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** Where script saves, uploads and asks for a guardian's OTP. What was typed stands in the page: it is not sent back. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const answered = await registrationSaveActions.action(args);
  if (answered instanceof Response) return answered;
  return Response.json({ ...answered.data, typed: {} }, answered.init ?? undefined);
}
