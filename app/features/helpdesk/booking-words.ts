/** The kinds of bookings and the times of day a form offers, with what pages call them. */

export const bookingKinds = ["counseling", "career", "help", "study_abroad", "exam", "workshop"] as const;
export type BookingKind = (typeof bookingKinds)[number];

export const bookingKindNames: Record<BookingKind, string> = {
  counseling: "Counselling",
  career: "Career session",
  help: "Help centre",
  study_abroad: "Study abroad",
  exam: "Exam guidance",
  workshop: "Workshop",
};

export const preferredTimes = ["morning", "afternoon", "evening", "flexible"] as const;
export type PreferredTime = (typeof preferredTimes)[number];

export const preferredTimeNames: Record<PreferredTime, string> = {
  morning: "Morning (9 AM-12 PM)",
  afternoon: "Afternoon (12-4 PM)",
  evening: "Evening (4-8 PM)",
  flexible: "Flexible",
};
