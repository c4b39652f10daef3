import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { chooseScholarship } from "./choose-scholarship.server.ts";

/** The desk's one button of an assisted application. */
export const assistedActions = defineActions(
  {
    choose: button({
      schema: z.object({
        applicationId: z.uuid("Reload the page and try again."),
        slug: z.string("Choose a scholarship.").min(1, "Choose a scholarship.").max(80),
      }),
      run: ({ actor }, choice) => chooseScholarship(actor, choice),
      next: "/admin/assisted?done",
    }),
  },
  { only: "choose" },
);
