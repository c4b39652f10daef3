import { z } from "zod";
import { istDate } from "#app/core/clock.ts";
import { dateOfBirth, personName, phone10 } from "#app/core/forms/india-fields.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { optional } from "./optional.ts";

/** The columns of the roll, in the order of the CSV; other spellings that people's files have. */
export const rosterColumns = [
  { name: "admissionNumber", label: "Admission number", also: ["admission no", "roll number", "roll no"] },
  { name: "name", label: "Name", also: ["student name", "full name"] },
  { name: "birthDay", label: "Date of birth", also: ["dob", "birth date"] },
  { name: "gender", label: "Gender", also: ["sex"] },
  { name: "course", label: "Class or course", also: ["class", "course"] },
  { name: "year", label: "Year", also: ["section", "year of study"] },
  { name: "phone", label: "Phone", also: ["mobile", "phone number", "mobile number"] },
] as const;
export type RosterColumn = (typeof rosterColumns)[number]["name"];

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** 09/03/2008, 9-3-2008 and 9-Mar-08 are what spreadsheets in India write; the day comes first. */
function asDay(value: string): string {
  const text = latinDigits(value).trim().toLowerCase();
  const parts =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ??
    /^(\d{1,2})[ ./-]([a-z]{3})[a-z]*[ ./-](\d{4}|\d{2})$/.exec(text);
  if (!parts) return value;
  const [, day = "", named = "", written = ""] = parts;
  const month = months.includes(named) ? String(months.indexOf(named) + 1) : named;
  // Nobody on a roll was born in a year to come.
  const short = Number(istDate().slice(2, 4));
  const year = written.length === 4 ? written : `${Number(written) <= short ? 20 : 19}${written}`;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const genderWords: Record<string, string> = {
  m: "male",
  boy: "male",
  f: "female",
  girl: "female",
  o: "other",
  t: "other",
  transgender: "other",
};

export const rosterStudentSchema = z.object({
  admissionNumber: plainText({ max: 40, required: "Enter the admission number." }),
  name: personName({ required: "Enter the name." }),
  birthDay: z.preprocess(
    (value) => (typeof value === "string" ? asDay(value) : value),
    dateOfBirth({ minAge: 4, maxAge: 80 }),
  ),
  gender: z.preprocess(
    (value) => {
      const word = String(value ?? "")
        .trim()
        .toLowerCase();
      return genderWords[word] ?? word;
    },
    z.enum(["male", "female", "other"], "Gender is male, female or other."),
  ),
  course: plainText({ max: 80, required: "Enter the class or course." }),
  year: plainText({ max: 40, required: "Enter the year or section." }),
  phone: optional(phone10()),
});
export type RosterStudentInput = z.output<typeof rosterStudentSchema>;
