import type { ScholarshipStatus } from "../scholarship-status.ts";

export type DeskScholarship = {
  id: string;
  slug: string;
  title: string;
  provider: string;
  statusLabel: string;
  status: ScholarshipStatus;
  confidence: string;
  sources: string[];
  checkedOn: string | null;
  isOld: boolean;
  differs: string | null;
  /** The usual season, in words; null where none is known. */
  season: string | null;
  events: { event: string; label: string }[];
};
