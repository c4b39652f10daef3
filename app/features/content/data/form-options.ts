/** Options that several booking forms share; values and labels as the specification gives them. */

export type FormOption<Value extends string = string> = { value: Value; label: string };

export type EducationLevel =
  | "class-10"
  | "class-11"
  | "class-12"
  | "undergraduate"
  | "postgraduate"
  | "working";

export const educationOptions: readonly FormOption<EducationLevel>[] = [
  { value: "class-10", label: "Class 10" },
  { value: "class-11", label: "Class 11" },
  { value: "class-12", label: "Class 12" },
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "working", label: "Working Professional" },
];

export type PreferredTime = "morning" | "afternoon" | "evening" | "flexible";

export const preferredTimeOptions: readonly FormOption<PreferredTime>[] = [
  { value: "morning", label: "Morning (9 AM-12 PM)" },
  { value: "afternoon", label: "Afternoon (12-4 PM)" },
  { value: "evening", label: "Evening (4-8 PM)" },
  { value: "flexible", label: "Flexible" },
];
