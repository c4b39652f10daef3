import { z } from "zod";
import type { LaneAddress } from "../../message-lane.ts";

/** Carries the message's id and nothing else: job tables and logs are read by people (T27). */
const schema = z.object({ messageId: z.uuid() });

/** Where the jobs of one lane wait: each has workers of its own, so no lane waits behind another (O6). */
export function deliveryQueue({ lane, channel }: LaneAddress) {
  return { name: `message.deliver-${lane}-${channel}`, schema };
}
