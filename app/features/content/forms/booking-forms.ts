import { z } from "zod";
import { isIstDay, istDate } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import {
  contactFields,
  freeText,
  type SessionErrors,
  sessionFields,
} from "#app/features/helpdesk/bookings/booking-request.ts";
import { careerInterestOptions, careerSessionOptions } from "../data/career.ts";
import { counselingAge, counselingTypeOptions } from "../data/counseling.ts";
import { preparationLevelOptions, targetExamOptions } from "../data/exams/exam-options.ts";
import { educationOptions, type FormOption } from "../data/form-options.ts";
import { helpServiceOptions } from "../data/help/help-options.ts";
import { plannedStudyLevelOptions, preferredCountryOptions } from "../data/study-abroad.ts";

function oneOf<Value extends string>(options: readonly FormOption<Value>[], message: string) {
  return z.enum(options.map(({ value }) => value) as [Value, ...Value[]], message);
}

/** /counseling: required name, email, phone, age 13–30, education, type (spec 2, section 5). */
export function counselingFormSchema(words: SessionErrors) {
  const wrongAge = fillMessage(words.wrongAge, counselingAge);
  return z.object({
    ...sessionFields(words),
    age: z.coerce
      .number(words.age)
      .int(words.wholeAge)
      .min(counselingAge.min, wrongAge)
      .max(counselingAge.max, wrongAge),
    education: oneOf(educationOptions, words.education),
    counselingType: oneOf(counselingTypeOptions, words.counselingType),
    message: freeText(1000, words),
  });
}

/** /student-help */
export function helpFormSchema(words: SessionErrors) {
  return z.object({
    ...sessionFields(words),
    serviceType: oneOf(helpServiceOptions, words.serviceType),
    message: freeText(1000, words),
  });
}

/** /career-guidance */
export function careerFormSchema(words: SessionErrors) {
  return z.object({
    ...sessionFields(words),
    education: oneOf(educationOptions, words.currentEducation),
    careerInterest: oneOf(careerInterestOptions, words.careerInterest),
    sessionType: oneOf(careerSessionOptions, words.sessionType),
    questions: freeText(1000, words),
  });
}

/** /study-abroad */
export function studyAbroadFormSchema(words: SessionErrors) {
  return z.object({
    ...sessionFields(words),
    education: oneOf(educationOptions, words.currentEducation),
    preferredCountry: oneOf(preferredCountryOptions, words.country),
    studyLevel: oneOf(plannedStudyLevelOptions, words.studyLevel),
    fieldOfStudy: freeText(120, words),
    questions: freeText(1000, words),
  });
}

/** /exam-preparation: the exam date is optional, but a day that is over can be nobody's exam. */
export function examFormSchema(words: SessionErrors) {
  return z.object({
    ...sessionFields(words),
    targetExam: oneOf(targetExamOptions, words.targetExam),
    preparationLevel: oneOf(preparationLevelOptions, words.preparationLevel),
    examDate: z
      .string()
      .refine(isIstDay, { error: words.examDate, abort: true })
      .refine((day) => day >= istDate(), words.examOver)
      .optional(),
    areas: freeText(1000, words),
  });
}

/** A place in a workshop. */
export function workshopFormSchema(words: SessionErrors) {
  return z.object(contactFields(words));
}
