/** Donor organisation types, to the letter (spec 2, Donor impact score). */
export const organisationTypes = [
  "Corporate Foundation",
  "Individual Philanthropist",
  "Trust/NGO",
  "Government Body",
] as const;

export const focusAreas = [
  "Girls' Education",
  "Rural Education",
  "Higher Education",
  "STEM",
  "Students with Disabilities",
  "First-Generation Learners",
] as const;

export const notificationChoices = {
  donationReceipts: "Receipts for my donations",
  studentUpdates: "When a student is paid or writes",
  monthlyReport: "A monthly impact summary",
  newPrograms: "New programs I could support",
} as const;
export type NotificationChoice = keyof typeof notificationChoices;
export const notificationChoiceNames = Object.keys(notificationChoices) as [
  NotificationChoice,
  ...NotificationChoice[],
];

/** What an organisation gets that has chosen nothing. */
export const usualChoices: NotificationChoice[] = ["donationReceipts", "studentUpdates"];
