import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { helpServiceOptions } from "../../data/help/help-options.ts";
import { helpFormSchema } from "../../forms/booking-forms.ts";
import { helpMessages } from "../../messages/help.messages.server.ts";
import { bookingButton } from "../bookings/booking-button.server.ts";
import { voteOnHelp } from "./vote-on-help.server.ts";

/** The forms at /student-help: a session, and whether an answer was helpful. */
export const studentHelpActions = defineActions(
  {
    book: bookingButton({
      schema: helpFormSchema,
      message: (language) => helpMessages[language].form.booked,
      ask({ serviceType, message, ...contact }) {
        const service = helpServiceOptions.find(({ value }) => value === serviceType);
        return {
          request: {
            ...contact,
            kind: "help",
            service: serviceType,
            title: `Help session: ${service?.label ?? ""}`,
            minutes: 45,
            answers: { ...(message && { Message: message }) },
          },
        };
      },
    }),
    vote: button({
      run: ({ clientAddress }, _value, form) => voteOnHelp(form, clientAddress),
      next: (_press, votes) => ({ show: votes }),
    }),
  },
  { only: "book" },
);
