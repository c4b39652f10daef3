import { demoName } from "#app/features/identity/demo/demo-names.ts";

/** Those of the roll who have applied: the reviews room makes what they sent (P36). */
export const demoRollApplicants = [
  { key: 1, name: "Joseph Lepcha", gender: "male" },
  { key: 2, name: "Kavya Thotakura", gender: "female" },
  { key: 3, name: "Mohammed Imran Shaik", gender: "male" },
  { key: 4, name: "Linda Devi Thokchom", gender: "female" },
  { key: 5, name: "Prakash Munda", gender: "male" },
  { key: 6, name: "Anita Kumari Oraon", gender: "female" },
].map((person) => ({
  ...person,
  gender: person.gender as "female" | "male",
  /** Signs in with it, and with the demo's OTP. */
  phone: `987654330${person.key}`,
  birthDay: `2007-0${person.key}-14`,
}));

const courses = ["B.Tech Computer Science", "B.Tech Electronics", "Diploma Mechanical"] as const;

/** Forty students on the demo institute's roll. */
export const demoRoll = Array.from({ length: 40 }, (_, index) => {
  const applicant = demoRollApplicants[index];
  const gender = applicant?.gender ?? (index % 2 === 0 ? "female" : "male");
  return {
    admissionNumber: `GIT-2025-${String(index + 1).padStart(3, "0")}`,
    name: applicant?.name ?? demoName(200 + index, gender),
    birthDay: applicant?.birthDay ?? `200${5 + (index % 3)}-0${1 + (index % 9)}-${10 + (index % 18)}`,
    gender,
    course: applicant ? courses[0] : (courses[index % 3] ?? courses[0]),
    year: !applicant && index % 4 === 0 ? "2nd year" : "1st year",
    phone: applicant?.phone,
    isConfirmed: index % 3 !== 2,
  };
});
