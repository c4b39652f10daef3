import type { z } from "zod";
import { formatDate } from "#app/core/clock.ts";
import type { BookingRequest } from "#app/features/helpdesk/bookings/booking-request.ts";
import { preparationLevelOptions, targetExamOptions } from "../../data/exams/exam-options.ts";
import type { examFormSchema } from "../../forms/booking-forms.ts";

export function examRequest(value: z.output<ReturnType<typeof examFormSchema>>): { request: BookingRequest } {
  const { targetExam, preparationLevel, examDate, areas, ...contact } = value;
  const exam = targetExamOptions.find((one) => one.value === targetExam)?.label ?? targetExam;
  return {
    request: {
      ...contact,
      kind: "exam",
      service: targetExam,
      title: "Exam Preparation Guidance",
      minutes: 45,
      answers: {
        "Target exam": exam,
        Level:
          preparationLevelOptions.find((one) => one.value === preparationLevel)?.label ?? preparationLevel,
        ...(examDate && { "Exam date": formatDate(examDate) }),
        ...(areas && { "Areas of help": areas }),
      },
    },
  };
}
