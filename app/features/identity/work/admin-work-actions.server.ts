import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { chooseDigest } from "./digests/choose-digest.server.ts";
import { workButtons } from "./work-buttons.server.ts";

export const adminWorkActions = defineActions({
  ...workButtons("/admin/work"),
  mail: button({
    schema: z.object({ mail: z.enum(["yes", "no"]) }),
    run: ({ actor }, { mail }) => chooseDigest(actor, mail === "yes"),
    next: { to: "/admin/work", say: "mail" },
  }),
});
