import type { HelperKind } from "./helping-schema.ts";

/** One of the people who help her, as she sees them. */
export interface HelperView {
  readonly id: string;
  readonly name: string;
  readonly kind: HelperKind;
  /** "98765 43210" */
  readonly phone: string;
  readonly since: string;
  readonly until: string;
  readonly isOver: boolean;
  readonly endedBy: "student" | "helper" | "time" | null;
}

/** A student who lets this number help, as the helper sees her. */
export interface HelpedView {
  readonly id: string;
  readonly student: string;
  readonly until: string;
  readonly isNow: boolean;
}
