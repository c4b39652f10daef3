import type { PartnershipProblem } from "./forms/partnership-steps.ts";
import type { PartnershipStatus } from "./partnership-status.ts";

/** What the wizard shows, whichever step is open. */
export interface PartnershipView {
  /** Null until something was saved. */
  readonly key: string | null;
  readonly step: number;
  readonly isChecked: boolean;
  readonly status: PartnershipStatus;
  readonly values: Readonly<Record<string, string>>;
  /** Control name → the file that is kept. */
  readonly files: Readonly<Record<string, { readonly name: string; readonly bytes: number }>>;
  readonly problems: readonly PartnershipProblem[];
  readonly savedAt: string | null;
}

export interface PartnershipStatusView {
  readonly key: string;
  readonly number: string;
  readonly instituteName: string;
  readonly status: PartnershipStatus;
  readonly statusLabel: string;
  readonly told: string;
  readonly dueAt: string | null;
  readonly code: string | null;
  readonly reasons: readonly string[];
  readonly notes: readonly {
    readonly id: string;
    readonly kind: "submitted" | "asked" | "answered" | "approved" | "rejected";
    readonly text: string;
    readonly at: string;
  }[];
  readonly papers: readonly {
    readonly field: string;
    readonly label: string;
    readonly name: string;
    readonly status: "pending" | "verified" | "defect";
    readonly note: string | null;
  }[];
}

/** The address of one control, with what is wrong about it said. */
export function partnershipField(key: string | null, step: number, field: string): string {
  return `${partnershipPath({ key, step, check: true })}#${field}`;
}

/** The address of a step of the wizard. */
export function partnershipPath(options: { key?: string | null; step?: number; check?: boolean }): string {
  const query = new URLSearchParams();
  if (options.key) query.set("draft", options.key);
  if (options.step && options.step > 1) query.set("step", String(options.step));
  if (options.check) query.set("check", "1");
  const text = query.toString();
  return text ? `/institute/apply?${text}` : "/institute/apply";
}
