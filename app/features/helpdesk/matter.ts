import type { DueClock } from "#app/core/periods/due-clock.ts";
import { isLanguage, type Language, languages, languageTable } from "#app/core/words/i18n.ts";
export const matterKinds = ["enquiry", "grievance", "booking"] as const;
/** Whom somebody named, and the page on which the desk acts for them. */
export type NamedLine = { line: string; href: string };
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
  /** How far its clock is. Null when it is settled. */
  clock: DueClock | null;
};

/** One matter opened at the desk: what was said, what is known, and every step that can be taken now. */
export type MatterDetail = Pick<
  MatterView,
  "id" | "kind" | "number" | "title" | "statusLabel" | "isOpen" | "isLate" | "language"
> &
  Pick<MatterView, "region" | "suggestedRegion" | "assignedTo" | "clock"> & {
    facts: { term: string; value: string }[];
    message: string | null;
    answers: { id: string; sentence: string | null; text: string; sentAt: string }[];
    /** What the desk may answer with, in English. */
    saved: { value: string; label: string }[];
    /** Of a grievance: who acts for whom (DPDP Act, section 14). */
    nominees: NamedLine[];
    /** The version that was seen, for enquiries: whoever comes second is told. */
    revision: number | null;
    /** Null where nothing is written back, or nothing can be any more. */
    answer: { label: string; to: string } | null;
    steps: { event: string; label: string }[];
    /** Of a talk that took place or is taking place: what was written, and whether it can be sent by itself. */
    summary: { value: string; canSend: boolean } | null;
    /** Other counsellors and times it can be given to. */
    slots: { value: string; label: string }[];
    /** Of a session by video. */
    roomHref: string | null;
    /** Where another time is chosen. */
    timeHref: string | null;
  };

/** A matter's place at the regional desk, beside the list as the address has it. */
export function matterPath(
  { kind, id }: { kind: MatterKind; id: string },
  list?: URLSearchParams,
  done?: string,
): string {
  const parameters = new URLSearchParams(list);
  parameters.delete("done");
  parameters.set("open", `${kind}.${id}`);
  if (done) parameters.set("done", done);
  return `/admin/regional-support?${parameters}#matter`;
}

/** What the address wants opened, if it is one. */
export function openedMatter(parameters: URLSearchParams): { kind: MatterKind; id: string } | null {
  const [kindText, id = ""] = (parameters.get("open") ?? "").split(".", 2);
  const kind = matterKinds.find((value) => value === kindText);
  return kind && id ? { kind, id } : null;
}

export const matterKindWords: Record<MatterKind, string> = {
  enquiry: "Enquiry",
  grievance: "Grievance",
  booking: "Booking",
};

export const languageWords: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((code) => [code, languageTable[code].english]),
);

/** Where most readers of a language live; English says nothing about it. */
const regionOf: Readonly<Record<Language, Region | null>> = { en: null, te: "South", hi: "North" };

export function suggestRegion(language: string): Region | null {
  return isLanguage(language) ? regionOf[language] : null;
}
