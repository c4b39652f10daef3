import type { z } from "zod";
import type { BookingRequest } from "#app/features/helpdesk/bookings/booking-request.ts";
import { educationOptions } from "../data/form-options.ts";
import { plannedStudyLevelOptions, preferredCountryOptions } from "../data/study-abroad.ts";
import type { studyAbroadFormSchema } from "../forms/booking-forms.ts";

export function studyAbroadRequest(value: z.output<ReturnType<typeof studyAbroadFormSchema>>): {
  request: BookingRequest;
} {
  const { education, preferredCountry, studyLevel, fieldOfStudy, questions, ...contact } = value;
  return {
    request: {
      ...contact,
      kind: "study_abroad",
      service: "guidance",
      title: "Study Abroad Guidance",
      minutes: 60,
      answers: {
        Education: educationOptions.find((one) => one.value === education)?.label ?? education,
        Country:
          preferredCountryOptions.find((one) => one.value === preferredCountry)?.label ?? preferredCountry,
        Level: plannedStudyLevelOptions.find((one) => one.value === studyLevel)?.label ?? studyLevel,
        ...(fieldOfStudy && { Field: fieldOfStudy }),
        ...(questions && { Questions: questions }),
      },
    },
  };
}
