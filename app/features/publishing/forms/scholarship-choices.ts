/** What the editor of a scholarship offers. Labels are English, like all portals. */
export const questionRows = 5;
export const rubricRows = 6;

/** Papers an owner often asks for beyond the five of the application form. */
export const usualDocuments = [
  "Caste certificate",
  "Domicile certificate",
  "Bonafide certificate",
  "Admission letter",
  "Fee receipt",
  "Letter of recommendation",
  "Disability certificate",
] as const;

export const levelLabels: Readonly<Record<string, string>> = {
  "class-1": "Class 1",
  "class-2": "Class 2",
  "class-3": "Class 3",
  "class-4": "Class 4",
  "class-5": "Class 5",
  "class-6": "Class 6",
  "class-7": "Class 7",
  "class-8": "Class 8",
  "class-9": "Class 9",
  "class-10": "Class 10",
  "class-11": "Class 11",
  "class-12": "Class 12",
  iti: "ITI",
  diploma: "Diploma",
  ug: "Undergraduate",
  pg: "Postgraduate",
  phd: "PhD",
  "post-doc": "Post-doctoral",
};

export const periodLabels: Readonly<Record<string, string>> = {
  year: "every year",
  month: "every month",
  course: "for the whole course",
  once: "once",
};

export const genderLabels: Readonly<Record<string, string>> = {
  female: "Girls and women",
  male: "Boys and men",
  other: "Transgender students",
};

export const socialGroupLabels: Readonly<Record<string, string>> = {
  general: "General",
  sc: "SC",
  st: "ST",
  obc: "OBC",
  ebc: "EBC",
  ews: "EWS",
  dnt: "DNT",
};

export const minorityLabels: Readonly<Record<string, string>> = {
  muslim: "Muslim",
  christian: "Christian",
  sikh: "Sikh",
  buddhist: "Buddhist",
  jain: "Jain",
  parsi: "Parsi",
  jewish: "Jewish",
};

export const questionKindLabels: Readonly<Record<string, string>> = {
  short: "A line",
  long: "A paragraph",
  choice: "One of the options",
};
