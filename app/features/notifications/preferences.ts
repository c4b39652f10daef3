import { z } from "zod";

/** The five checkboxes of the student's settings. */
export type Preferences = {
  emailNewScholarships: boolean;
  smsApplicationUpdates: boolean;
  weeklyDigest: boolean;
  profileVisible: boolean;
  shareAnonymousStories: boolean;
};

/** Those that decide whether a message is sent. */
export type PreferenceTopic = "emailNewScholarships" | "smsApplicationUpdates" | "weeklyDigest";

/** What serves an application is on; what shows somebody to others waits until they say so (T34). */
export const defaultPreferences: Preferences = {
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
