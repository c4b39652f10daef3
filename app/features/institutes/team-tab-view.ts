import type { MemberWork } from "./member-work.ts";
import type { TeamChange } from "./team-change-words.ts";

export interface TeamTabView {
  /** How the review work stands; null for who does not keep the team. */
  readonly work: MemberWork | null;
  /** Somebody is about to be removed. */
  readonly leaving: { readonly memberId: string; readonly work: MemberWork } | null;
  /** Who changed the team; empty for who does not keep it. */
  readonly history: readonly TeamChange[];
}
