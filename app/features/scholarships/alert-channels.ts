import { z } from "zod";

/** A box that is not ticked is not sent at all. */
const checkbox = z.boolean().default(false);

/** Each topic of the alerts with its channels, each switched on its own (P2c). WhatsApp's are there where it is set. */
export const alertTopics = {
  newScholarships: {
    bell: "bellNewScholarships",
    email: "emailNewScholarships",
    sms: "smsNewScholarships",
    whatsapp: "whatsappNewScholarships",
  },
  deadlines: {
    bell: "bellDeadlines",
    email: "emailDeadlines",
    sms: "smsDeadlines",
    whatsapp: "whatsappDeadlines",
  },
  applications: { sms: "smsApplicationUpdates", whatsapp: "whatsappApplicationUpdates" },
} as const;

const withoutWhatsApp = z.object({
  bellNewScholarships: checkbox,
  emailNewScholarships: checkbox,
  smsNewScholarships: checkbox,
  bellDeadlines: checkbox,
  emailDeadlines: checkbox,
  smsDeadlines: checkbox,
  smsApplicationUpdates: checkbox,
  weeklyDigest: checkbox,
});

/** The settings of the notifications room that this page changes. */
export const alertChannelsSchema = {
  withoutWhatsApp,
  all: withoutWhatsApp.extend({
    whatsappNewScholarships: checkbox,
    whatsappDeadlines: checkbox,
    whatsappApplicationUpdates: checkbox,
  }),
};
export type AlertChannelChoices = z.output<typeof alertChannelsSchema.all>;
