import { redirect } from "react-router";
import { getActor } from "#app/core/requests/request-context.ts";
import { lockerPath } from "../digilocker/locker-view.ts";
import { returnFromLocker } from "../digilocker/return-from-locker.server.ts";
import type { Route } from "./+types/digilocker-return-endpoint";

/** DigiLocker sends the browser here; the code leaves the address at once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const problem = await returnFromLocker(await getActor(context), {
    state: query.get("state"),
    code: query.get("code"),
    error: query.get("error"),
  });
  return redirect(problem ? `${lockerPath}?problem=${problem}` : lockerPath);
}
