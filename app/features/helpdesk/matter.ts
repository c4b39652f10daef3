export const matterKinds = ["enquiry", "grievance", "booking"] as const;
export type MatterKind = (typeof matterKinds)[number];

export const regions = ["North", "South", "East", "West"] as const;
export type Region = (typeof regions)[number];

/** One thing somebody asked of us, whichever way it came. */
export type MatterView = {
  id: string;
  kind: MatterKind;
  number: string;
  title: string;
  href: string;
  statusLabel: string;
  isOpen: boolean;
  isLate: boolean;
  language: string;
  region: Region | null;
  /** Where it probably comes from: nobody asks for it, and people of a language live in many places. */
  suggestedRegion: Region | null;
  assignedTo: string | null;
  assignedName: string | null;
  createdAt: string;
  dueAt: string | null;
};

export const matterKindWords: Record<MatterKind, string> = {
  enquiry: "Enquiry",
  grievance: "Grievance",
  booking: "Booking",
};

export const languageWords: Record<string, string> = { en: "English", te: "Telugu", hi: "Hindi" };

export function suggestRegion(language: string): Region | null {
  if (language === "te") return "South";
  return language === "hi" ? "North" : null;
}
