/** What a counsellor can be the right one for, as the desk ticks it; the forms' choices are behind the colon. */
export const dutyNames = {
  counseling: "Counselling",
  "counseling:career": "Counselling: career",
  "counseling:education": "Counselling: education",
  "counseling:scholarship": "Counselling: scholarships",
  "counseling:study-abroad": "Counselling: study abroad",
  "counseling:exam-prep": "Counselling: exams",
  "counseling:personal": "Counselling: personal questions",
  career: "Career sessions",
  "career:one-to-one": "Career: one to one",
  "career:assessment": "Career: assessment",
  "career:resume-prep": "Career: resume",
  help: "Help centre",
  study_abroad: "Study abroad",
  "study_abroad:guidance": "Study abroad: all questions",
  exam: "Exam guidance",
  "subject:engineering": "Knows engineering",
  "subject:medical": "Knows medicine and health",
  "subject:science-research": "Knows science and research",
  "subject:commerce": "Knows commerce",
  "subject:management": "Knows management",
  "subject:law": "Knows law",
  "subject:civil-services": "Knows the civil services",
  "subject:teaching": "Knows teaching",
  "subject:arts-design": "Knows arts and design",
  "subject:agriculture": "Knows agriculture",
  "subject:skilled-trades": "Knows skilled trades",
} as const;

export type Duty = keyof typeof dutyNames;
export const duties = Object.keys(dutyNames) as [Duty, ...Duty[]];

/** Who gives no kind of session at all is offered to nobody. */
export const sessionKinds: readonly Duty[] = ["counseling", "career", "help", "study_abroad", "exam"];

/** In which our counsellors talk. */
export const talkLanguages = [
  "English",
  "Hindi",
  "Telugu",
  "Assamese",
  "Bengali",
  "Gujarati",
  "Kannada",
  "Khasi",
  "Malayalam",
  "Marathi",
  "Odia",
  "Punjabi",
  "Tamil",
  "Urdu",
] as const;
