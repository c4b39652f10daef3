import type { DueClock } from "#app/core/periods/due-clock.ts";
import type { PartnershipEvent, PartnershipStatus } from "./partnership-status.ts";
import type { PartnershipStatusView } from "./partnership-view.ts";

/** One request at the admin desk. */
export interface DeskPartnership {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly status: PartnershipStatus;
  readonly statusLabel: string;
  readonly revision: number;
  readonly clock: DueClock | null;
  readonly isLate: boolean;
  readonly submittedAt: string;
  readonly dueAt: string | null;
  readonly code: string | null;
  readonly termTo: string | null;
  readonly events: readonly { readonly event: PartnershipEvent; readonly label: string }[];
  readonly reasons: readonly string[];
  readonly answers: readonly { readonly term: string; readonly value: string }[];
  /** Each with the name of who of the desk it was. */
  readonly notes: readonly (PartnershipStatusView["notes"][number] & { readonly by: string | null })[];
  readonly papers: readonly {
    readonly field: string;
    readonly label: string;
    readonly documentId: string;
    readonly name: string;
    readonly bytes: number;
    readonly status: "pending" | "verified" | "defect";
    readonly note: string | null;
  }[];
}
