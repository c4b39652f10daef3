import { z } from "zod";
import { isIstDay, istDate } from "#app/core/clock.ts";
import { contactFields, freeText, sessionFields } from "#app/features/helpdesk/booking-request.ts";
import { careerInterestOptions, careerSessionOptions } from "../data/career.ts";
import { counselingAge, counselingTypeOptions } from "../data/counseling.ts";
import { preparationLevelOptions, targetExamOptions } from "../data/exam-options.ts";
import { educationOptions, type FormOption } from "../data/form-options.ts";
import { helpServiceOptions } from "../data/help-options.ts";
import { plannedStudyLevelOptions, preferredCountryOptions } from "../data/study-abroad.ts";

function oneOf<Value extends string>(options: readonly FormOption<Value>[], message: string) {
  return z.enum(options.map(({ value }) => value) as [Value, ...Value[]], message);
}

const education = oneOf(educationOptions, "Choose your current education.");
const wrongAge = `Counseling is for students aged ${counselingAge.min} to ${counselingAge.max}.`;

/** /counseling: required name, email, phone, age 13–30, education, type (spec 2, section 5). */
export const counselingFormSchema = z.object({
  ...sessionFields,
  age: z.coerce
    .number("Enter your age in years.")
    .int("Enter your age in whole years.")
    .min(counselingAge.min, wrongAge)
    .max(counselingAge.max, wrongAge),
  education: oneOf(educationOptions, "Choose your education."),
  counselingType: oneOf(counselingTypeOptions, "Choose a counseling type."),
  message: freeText(1000),
});

/** /student-help */
export const helpFormSchema = z.object({
  ...sessionFields,
  serviceType: oneOf(helpServiceOptions, "Choose a service type."),
  message: freeText(1000),
});

/** /career-guidance */
export const careerFormSchema = z.object({
  ...sessionFields,
  education,
  careerInterest: oneOf(careerInterestOptions, "Choose a career interest."),
  sessionType: oneOf(careerSessionOptions, "Choose a session type."),
  questions: freeText(1000),
});

/** /study-abroad */
export const studyAbroadFormSchema = z.object({
  ...sessionFields,
  education,
  preferredCountry: oneOf(preferredCountryOptions, "Choose a country."),
  studyLevel: oneOf(plannedStudyLevelOptions, "Choose a study level."),
  fieldOfStudy: freeText(120),
  questions: freeText(1000),
});

/** /exam-preparation: the exam date is optional, but a day that is over can be nobody's exam. */
export const examFormSchema = z.object({
  ...sessionFields,
  targetExam: oneOf(targetExamOptions, "Choose your target exam."),
  preparationLevel: oneOf(preparationLevelOptions, "Choose your preparation level."),
  examDate: z
    .string()
    .refine(isIstDay, { error: "Enter a real date.", abort: true })
    .refine(
      (day) => day >= istDate(),
      "That day is over. Enter the date of your next exam, or leave it empty.",
    )
    .optional(),
  areas: freeText(1000),
});

/** A place in a workshop. */
export const workshopFormSchema = z.object(contactFields);
