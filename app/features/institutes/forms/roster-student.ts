import { z } from "zod";
import { latinDigits } from "#app/core/digits.ts";
import { dateOfBirth, personName, phone10 } from "#app/core/india-fields.ts";
import { plainText } from "#app/core/plain-text.ts";

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

/** 09/03/2008 and 9-3-2008 are what spreadsheets in India write; the day comes first. */
function asDay(value: string): string {
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(latinDigits(value).trim());
  if (!parts) return value;
  const [, day = "", month = "", year = ""] = parts;
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
  phone: z.preprocess((value) => (value === "" ? undefined : value), phone10().optional()),
});
export type RosterStudentInput = z.output<typeof rosterStudentSchema>;
