import { z } from "zod";
import { email } from "#app/core/india-fields.ts";

/** A box that is not ticked is not sent at all. */
const box = z.preprocess((value) => value === "on", z.boolean());

/** How one member wants to be reminded of work. */
export const reminderChoiceSchema = z.object({
  remindBySms: box,
  remindByEmail: box,
  reminderEmail: z.preprocess((value) => (value === "" ? undefined : value), email().optional()),
});
