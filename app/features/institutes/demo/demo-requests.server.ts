import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";

const requestShape = z.strictObject({
  end: z.enum(["submitted", "under_review", "more_info", "rejected", "approved"]),
  hoursAgo: z.number().positive(),
  /** As the form sends them: the verb that saves them checks them. */
  answers: z.record(z.string(), z.string()),
});

export type DemoRequest = z.output<typeof requestShape>;

/** Made-up institutes, one in each state, so that the desk has something to look at. */
export const demoRequests: readonly DemoRequest[] = readContent(
  "demo/institute-requests.json",
  z.array(requestShape),
);
