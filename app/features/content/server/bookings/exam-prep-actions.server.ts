import { defineActions } from "#app/core/forms/actions.server.ts";
import { examFormSchema } from "../../forms/booking-forms.ts";
import { examPrepMessages } from "../../messages/exam-prep.messages.server.ts";
import { examRequest } from "../exams/exam-request.server.ts";
import { bookingButton } from "./booking-button.server.ts";

/** The form at /exam-preparation. */
export const examPrepActions = defineActions(
  {
    book: bookingButton({
      schema: examFormSchema,
      message: (language) => examPrepMessages[language].booked,
      ask: examRequest,
    }),
  },
  { only: "book" },
);
