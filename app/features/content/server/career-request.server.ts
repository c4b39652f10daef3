import type { z } from "zod";
import type { BookingRequest } from "#app/features/helpdesk/bookings/booking-request.ts";
import type { FixedPlace } from "#app/features/helpdesk/server/counsellors/hold-time.server.ts";
import { careerInterestOptions } from "../data/career.ts";
import { educationOptions } from "../data/form-options.ts";
import type { careerFormSchema } from "../forms/booking-forms.ts";
import { findWorkshopPlace } from "./bookings/find-workshop-place.server.ts";
import { careerContent } from "./career-content.server.ts";

const lengths = { "one-to-one": 60, assessment: 45, workshop: 120, "resume-prep": 90 } as const;

/** A career session with a counsellor; whoever chose a group workshop gets a place in the next one. */
export async function careerRequest(
  value: z.output<ReturnType<typeof careerFormSchema>>,
): Promise<{ request: BookingRequest; place?: FixedPlace }> {
  const { education, careerInterest, sessionType, questions, ...contact } = value;
  const answers = {
    Education: educationOptions.find((one) => one.value === education)?.label ?? education,
    "Career interest":
      careerInterestOptions.find((one) => one.value === careerInterest)?.label ?? careerInterest,
    ...(questions && { Questions: questions }),
  };
  if (sessionType === "workshop") {
    const next = await findWorkshopPlace();
    if (next) {
      const { id, title } = next.workshop;
      return {
        request: { ...contact, kind: "workshop", service: id, title, minutes: next.minutes, answers },
        place: next.place,
      };
    }
  }
  return {
    request: {
      ...contact,
      kind: "career",
      subject: careerInterest,
      service: sessionType,
      title: careerContent.sessions.find(({ id }) => id === sessionType)?.title ?? "Career session",
      minutes: lengths[sessionType],
      answers,
    },
  };
}
