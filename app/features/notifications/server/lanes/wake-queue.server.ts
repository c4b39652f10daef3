import { z } from "zod";

/** Sends on what waited for a lane: begun when the lane opens again. */
export const wakeQueue = {
  name: "message.wake",
  schema: z.object({
    lane: z.enum(["otp", "transactional", "bulk"]),
    channel: z.enum(["sms", "email", "whatsapp"]),
  }),
};
