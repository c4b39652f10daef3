import { defineActions } from "#app/core/forms/actions.server.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { workshopFormSchema } from "../../forms/booking-forms.ts";
import { careerMessages } from "../../messages/career.messages.server.ts";
import { bookingButton } from "./booking-button.server.ts";
import { findWorkshopPlace } from "./find-workshop-place.server.ts";

/** The form on a workshop's page. */
export const workshopPlaceActions = defineActions(
  {
    book: bookingButton({
      schema: workshopFormSchema,
      message: (language) => careerMessages[language].workshop.registered,
      async ask(contact, { param }) {
        const found = await findWorkshopPlace(param("workshop"));
        if (!found) throw notFound();
        const { workshop, minutes, place } = found;
        const { id: service, title } = workshop;
        return { request: { ...contact, kind: "workshop", service, title, minutes, answers: {} }, place };
      },
    }),
  },
  { only: "book" },
);
