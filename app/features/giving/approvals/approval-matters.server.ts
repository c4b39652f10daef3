import type { Actor } from "#app/core/portals/permissions.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import type { ApprovalFacts } from "./approval-view.ts";

export interface ApprovalMatter {
  /** What the list calls it. */
  readonly label: string;
  /** The thing itself, for the eyes of whoever decides. */
  look(subjectId: string, payload: unknown): Promise<ApprovalFacts>;
  /** Carries it out, in the transaction of the approval, in the name of whoever approved; `askedBy` made it. */
  run(tx: Tx, actor: Actor, asked: AskedMatter): Promise<void>;
  /** Where whoever asked goes on when it is carried out. */
  goesOn?(tx: Tx, actor: Actor, asked: AskedMatter): Promise<GoesOn | null>;
  /** It was refused or taken back. */
  drop?(tx: Tx, actor: Actor, asked: AskedMatter & { event: "refuse" | "withdraw" }): Promise<void>;
}

export interface GoesOn {
  readonly href: string;
  readonly words: string;
}

export interface AskedMatter {
  readonly subjectId: string;
  readonly payload: unknown;
  readonly askedBy: string;
  readonly reason: string | null;
}

const matters = perProcess("approval-matters", () => new Map<string, ApprovalMatter>());

/** The rooms above know what moves money; the server plugs them in at start. */
export const approvalMatters = {
  register(kind: string, matter: ApprovalMatter): void {
    matters.set(kind, matter);
  },
  find: (kind: string): ApprovalMatter | null => matters.get(kind) ?? null,
};
