import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { replyInDemo } from "./reply-in-demo.server.ts";

/** Under a WhatsApp message of the demo: what its reader writes back. */
export const demoMessageActions = defineActions({
  reply: button({
    schema: z.object({ words: z.string("Write something.").trim().min(1, "Write something.").max(200) }),
    run: (press, { words }) => replyInDemo(press.param("id"), words),
    next: (press) => ({ to: `/demo/inbox/${press.param("id")}`, say: "replied" }),
  }),
});
