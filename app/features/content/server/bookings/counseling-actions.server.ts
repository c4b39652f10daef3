import { defineActions } from "#app/core/forms/actions.server.ts";
import { counselingTypes } from "../../data/counseling.ts";
import { educationOptions } from "../../data/form-options.ts";
import { counselingFormSchema } from "../../forms/booking-forms.ts";
import { counselingMessages } from "../../messages/counseling.messages.server.ts";
import { bookingButton } from "./booking-button.server.ts";

/** The form at /counseling. */
export const counselingActions = defineActions(
  {
    book: bookingButton({
      schema: counselingFormSchema,
      message: (language) => counselingMessages[language].booked,
      ask({ age, education, counselingType, message, ...contact }) {
        const type = counselingTypes.find(({ id }) => id === counselingType);
        return {
          request: {
            ...contact,
            kind: "counseling",
            service: counselingType,
            title: type?.title ?? "Counseling",
            minutes: type?.minutes ?? 60,
            answers: {
              Age: String(age),
              Education: educationOptions.find(({ value }) => value === education)?.label ?? education,
              ...(message && { Message: message }),
            },
          },
        };
      },
    }),
  },
  { only: "book" },
);
