/** What the Profile tab shows, and how much of it is known. */
export interface StudentProfileView {
  readonly studentNumber: string;
  readonly fullName: string;
  /** By which she is greeted; empty: not told, then by the whole name (S11). */
  readonly givenName: string;
  /** How her arch is drawn: what she said of herself, or nothing. */
  readonly look: "female" | "male" | "";
  readonly email: string;
  /** The number of the sign-in; it is changed there. */
  readonly phone: string;
  readonly course: string;
  readonly institution: string;
  readonly year: string;
  readonly cgpa: string;
  /** In a class of school: course, year and CGPA are not asked (S27). */
  readonly isPupil: boolean;
  readonly completion: number;
  readonly missing: readonly ProfileItem[];
}

/** Each counts the same in "profile completion". */
export const profileItems = [
  "fullName",
  "email",
  "phone",
  "course",
  "institution",
  "year",
  "cgpa",
  "registration",
  "photo",
  "aadhaar",
  "marksheet",
  "incomeCert",
  "bankPassbook",
  "socialGroup",
] as const;
export type ProfileItem = (typeof profileItems)[number];
