import type { Found } from "#app/core/lists/found.ts";
import type { SuspensionView } from "#app/features/identity/suspension/suspension-view.ts";

/** One institute or organisation with everything that concerns it. */
export interface PartnerFile {
  readonly id: string;
  readonly kind: "institute" | "organisation";
  readonly name: string;
  readonly lead: string;
  readonly facts: { term: string; value: string }[];
  readonly parts: readonly { title: string; none: string; rows: readonly Found[] }[];
  readonly suspensions: readonly SuspensionView[];
  readonly maySuspend: boolean;
  /** What a suspension would touch, in a sentence. */
  readonly touches: string;
}
