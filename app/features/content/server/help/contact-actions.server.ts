import { defineActions } from "#app/core/forms/actions.server.ts";
import { enquirySchema } from "#app/features/helpdesk/forms/enquiry-form.ts";
import { enquiryButton } from "./enquiry-button.server.ts";

/** The contact form. */
export const contactActions = defineActions(
  { send: enquiryButton({ fields: enquirySchema, compose: (_press, typed) => typed }) },
  { only: "send", tells: [422] },
);
