import { z } from "zod";

const id = z.uuid("Reload the page and try again.");

export const mailSchedules = ["daily", "weekly", "monthly"] as const;
export type MailSchedule = (typeof mailSchedules)[number];

/** A view of a list, how often, and to which colleagues; nobody chosen: to oneself. */
export const sendViewSchema = z.object({
  viewId: z.uuid("Choose a view."),
  schedule: z.enum(mailSchedules, "Choose how often."),
  readers: z.array(id).max(50).default([]),
});
export type SendView = z.output<typeof sendViewSchema>;

export const mailStepSchema = z.object({ mailId: id });
