import { defineActions } from "#app/core/forms/actions.server.ts";
import { careerFormSchema } from "../../forms/booking-forms.ts";
import { careerMessages } from "../../messages/career.messages.server.ts";
import { careerRequest } from "../career-request.server.ts";
import { bookingButton } from "./booking-button.server.ts";

/** The form at /career-guidance. */
export const careerActions = defineActions(
  {
    book: bookingButton({
      schema: careerFormSchema,
      message: (language) => careerMessages[language].booked,
      ask: careerRequest,
    }),
  },
  { only: "book" },
);
