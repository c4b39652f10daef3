import { redirect } from "react-router";
import { instituteFindActions } from "./institute-find-actions.server.ts";

/** What the palette asks; opened by itself it leads to the list, which has its own search. */
export function loader() {
  return redirect("/institute/applications");
}

export const action = instituteFindActions.action;
