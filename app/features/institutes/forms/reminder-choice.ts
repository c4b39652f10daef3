import { z } from "zod";
import { email } from "#app/core/forms/india-fields.ts";
import { optional } from "./optional.ts";

/** A box that is not ticked is not sent at all. */
const box = z.preprocess((value) => value === "on", z.boolean());

/** How one member wants to be reminded of work. */
export const reminderChoiceSchema = z.object({
  remindBySms: box,
  remindByEmail: box,
  reminderEmail: optional(email()),
});
