import { z } from "zod";
import { email, pan } from "#app/core/forms/india-fields.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { focusAreas, notificationChoiceNames, organisationTypes } from "../giver-options.ts";

/** Settings of the donor portal (spec 2): name, type, contact e-mail, focus areas, preferences. */
export const donorSettingsSchema = z.object({
  name: plainText({ max: 120, required: "Enter the organisation's name." }),
  type: z.enum(organisationTypes, "Choose the organisation type."),
  contactEmail: email(),
  address: plainText({ max: 200, required: "Enter the address: it stands on your receipts." }).optional(),
  /** Left empty, the one that is known stays. */
  pan: pan().optional(),
  focusAreas: z.array(z.enum(focusAreas)).default([]),
  notify: z.array(z.enum(notificationChoiceNames)).default([]),
});
export type DonorSettings = z.output<typeof donorSettingsSchema>;
