import { z } from "zod";

/** The five checkboxes of the student's settings, and each channel of each topic of the alerts (P2c). */
export type Preferences = {
  bellNewScholarships: boolean;
  bellDeadlines: boolean;
  emailDeadlines: boolean;
  smsNewScholarships: boolean;
  smsDeadlines: boolean;
  whatsappNewScholarships: boolean;
  whatsappDeadlines: boolean;
  whatsappApplicationUpdates: boolean;
  emailNewScholarships: boolean;
  smsApplicationUpdates: boolean;
  weeklyDigest: boolean;
  profileVisible: boolean;
  shareAnonymousStories: boolean;
};

/** Those that decide whether a message is sent. */
export type PreferenceTopic =
  | "emailNewScholarships"
  | "smsApplicationUpdates"
  | "weeklyDigest"
  | "smsDeadlines"
  | "emailDeadlines";

/** What a phone can be told of, by WhatsApp where that is on, else by SMS. */
export type PhoneTopic = "NewScholarships" | "Deadlines" | "ApplicationUpdates";

export const whatsAppTopics = [
  "whatsappNewScholarships",
  "whatsappDeadlines",
  "whatsappApplicationUpdates",
] as const satisfies readonly (keyof Preferences)[];

/** WhatsApp comes instead of the SMS, never beside it: two rings for one piece of news are one too many. */
export function phoneWay(
  wishes: Preferences,
  topic: PhoneTopic,
  hasWhatsApp: boolean,
): { readonly by: "whatsapp" | "sms"; readonly orSms: boolean } | null {
  const orSms = wishes[`sms${topic}`];
  if (hasWhatsApp && wishes[`whatsapp${topic}`]) return { by: "whatsapp", orSms };
  return orSms ? { by: "sms", orSms } : null;
}

/** What serves an application is on; what shows somebody to others waits until they say so (T34). */
export const defaultPreferences: Preferences = {
  bellNewScholarships: true,
  bellDeadlines: true,
  emailDeadlines: true,
  smsNewScholarships: true,
  smsDeadlines: true,
  whatsappNewScholarships: false,
  whatsappDeadlines: false,
  whatsappApplicationUpdates: false,
  emailNewScholarships: true,
  smsApplicationUpdates: true,
  weeklyDigest: false,
  profileVisible: false,
  shareAnonymousStories: false,
};

/** A box that is not ticked is not sent at all. */
const checkbox = z.boolean().default(false);

export const preferencesSchema = z.object({
  emailNewScholarships: checkbox,
  smsApplicationUpdates: checkbox,
  weeklyDigest: checkbox,
  profileVisible: checkbox,
  shareAnonymousStories: checkbox,
});
