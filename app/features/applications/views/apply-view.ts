import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { JudgementView } from "#app/features/scholarships/eligibility/judgement-view.ts";
import type { Told } from "#app/features/scholarships/views/shown-scholarship.ts";
import type { ExtraDocument } from "../rules/extra-documents.ts";
import type { Problem } from "./list-problems.ts";

export interface StoredPaper {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly isPicture: boolean;
  /** It was there already: nobody had to upload it for this application. */
  readonly isFromVault: boolean;
  /** The day on which it ended, if it has. */
  readonly endedOn: string | null;
  /** It came from whoever issued it. */
  readonly issuer: string | null;
}

/** What the wizard shows, whichever step is open. */
export interface ApplyView {
  readonly isVisitor: boolean;
  /** Whom this page is for; empty for a visitor. */
  readonly student: string;
  /** Under which the browser seals what it could not send yet; empty for a visitor. */
  readonly keepKey: string;
  /** Null until something was saved. */
  readonly number: string | null;
  readonly step: number;
  /** The server's clock in ms, for the next save. */
  readonly heardAt: number;
  readonly savedAt: string | null;
  readonly scholarship: {
    readonly slug: string;
    readonly title: string;
    readonly isOpen: boolean;
    readonly isPaused: boolean;
    readonly closesAt: string | null;
    readonly judgement: JudgementView | null;
  } | null;
  readonly values: Readonly<Record<string, string>>;
  readonly from: Readonly<Record<string, "registration" | "application">>;
  /** Masked; null: not given yet. */
  readonly aadhaar: string | null;
  readonly account: string | null;
  readonly papers: Readonly<Record<string, StoredPaper>>;
  /** Field → what the vault has of that kind, newest first. */
  readonly vault: Readonly<
    Record<string, readonly { readonly id: string; readonly name: string; readonly endedOn: string | null }[]>
  >;
  /** Field → when the newest paper that she has for it ended. */
  readonly ended: Readonly<Record<string, string>>;
  /** Papers can come from DigiLocker. */
  readonly hasLocker: boolean;
  readonly extras: readonly ExtraDocument[];
  readonly questions: readonly (Told & { readonly field: string })[];
  /** What the owner of the scholarship asks beyond the form. */
  readonly ownQuestions: readonly {
    readonly field: string;
    readonly text: string;
    readonly kind: "short" | "long" | "choice";
    readonly options: readonly string[];
    readonly isRequired: boolean;
  }[];
  readonly states: readonly { readonly value: string; readonly label: string }[];
  readonly problems: readonly Problem[];
  /** Whether the problems of this step are shown at their fields. */
  readonly isChecked: boolean;
  /** She wants to change what is known: then everything is open. */
  readonly isChanging: boolean;
  readonly formKey: string;
  readonly needsConsent: boolean;
  /** A sister or brother on this phone whose family answers are offered; null: none, or they are answered here. */
  readonly sibling: string | null;
  /** Who helps her sits there: their name and hers; she sends it, by the code on her phone. Null: she herself. */
  readonly helping: { readonly helper: string; readonly student: string; readonly phoneEnds: string } | null;
  /** A short print of each answer as it was shown: what comes back unchanged was not touched. */
  readonly prints: string;
}

/** What a press came to where the page stays: words stand in the messages. */
export type ApplyCode = "closed" | "paused" | "mayShare" | "codeSent" | "codeWait" | "otp";
export type ApplyAnswer = FormAnswer<{ readonly code: ApplyCode }>;

/** The address of a step; without one it opens where something is missing, or at the review. */
export function applyPath(options: {
  number?: string | null;
  slug?: string | null | undefined;
  step?: number;
  check?: boolean;
  change?: boolean;
}): string {
  const query = new URLSearchParams();
  if (options.number) query.set("application", options.number);
  else if (options.slug) query.set("scholarship", options.slug);
  if (options.step) query.set("step", String(options.step));
  if (options.check) query.set("check", "1");
  if (options.change) query.set("change", "1");
  const text = query.toString();
  return text ? `/apply?${text}` : "/apply";
}
