import { z } from "zod";
import { defineJob } from "#app/db/jobs/jobs.server.ts";
import { sendGroupMessage } from "./send-group-message.server.ts";

/** In portions; begun again after a crash, it goes on where it stopped. */
export const sendGroupJob = defineJob({
  name: "review.send-group-message",
  schema: z.object({ messageId: z.uuid() }),
  expireInSeconds: 600,
  run: ({ messageId }) => sendGroupMessage(messageId),
});
