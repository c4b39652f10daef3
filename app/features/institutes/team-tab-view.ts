import type { MemberWork } from "./member-work.ts";

export interface TeamTabView {
  /** How the review work stands; null for who does not keep the team. */
  readonly work: MemberWork | null;
  /** Somebody is about to be removed. */
  readonly leaving: { readonly memberId: string; readonly work: MemberWork } | null;
}
