import { defineActions } from "#app/core/forms/actions.server.ts";
import { studyAbroadFormSchema } from "../../forms/booking-forms.ts";
import { abroadMessages } from "../../messages/abroad.messages.server.ts";
import { studyAbroadRequest } from "../study-abroad-request.server.ts";
import { bookingButton } from "./booking-button.server.ts";

/** The form at /study-abroad. */
export const studyAbroadActions = defineActions(
  {
    book: bookingButton({
      schema: studyAbroadFormSchema,
      message: (language) => abroadMessages[language].booked,
      ask: studyAbroadRequest,
    }),
  },
  { only: "book" },
);
