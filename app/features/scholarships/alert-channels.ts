import { z } from "zod";

/** A box that is not ticked is not sent at all. */
const checkbox = z.boolean().default(false);

/** The settings of the notifications room that concern alerts; the others stay as they are. */
export const alertChannelsSchema = z.object({
  emailNewScholarships: checkbox,
  smsApplicationUpdates: checkbox,
  weeklyDigest: checkbox,
});
export type AlertChannelChoices = z.output<typeof alertChannelsSchema>;
