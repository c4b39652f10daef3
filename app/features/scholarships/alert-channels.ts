import { z } from "zod";

/** A box that is not ticked is not sent at all. */
const checkbox = z.boolean().default(false);

/** Each topic of the alerts with its channels, each switched on its own (P2c). */
export const alertTopics = {
  newScholarships: { bell: "bellNewScholarships", email: "emailNewScholarships", sms: "smsNewScholarships" },
  deadlines: { bell: "bellDeadlines", email: "emailDeadlines", sms: "smsDeadlines" },
} as const;

/** The settings of the notifications room that concern alerts; those of an application stay as they are. */
export const alertChannelsSchema = z.object({
  bellNewScholarships: checkbox,
  emailNewScholarships: checkbox,
  smsNewScholarships: checkbox,
  bellDeadlines: checkbox,
  emailDeadlines: checkbox,
  smsDeadlines: checkbox,
  weeklyDigest: checkbox,
});
export type AlertChannelChoices = z.output<typeof alertChannelsSchema>;
