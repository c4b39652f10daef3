/** The kinds of bookings and the times of day a form offers, with what the desk calls them. */

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

/** What a form offers; a workshop may be at a place instead. */
export const bookingWays = ["phone", "video"] as const;
export type BookingWay = (typeof bookingWays)[number] | "place";

export const preferredTimes = ["morning", "afternoon", "evening", "flexible"] as const;
export type PreferredTime = (typeof preferredTimes)[number];
