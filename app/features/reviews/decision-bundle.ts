/** What a decision rested on; stored when it is made, so that a rule changed later changes nothing here. */
export interface DecisionContent {
  readonly verdict: "approved" | "rejected";
  readonly decidedAt: string;
  /** The role, never the person. */
  readonly decidedBy: string;
  readonly fromWaitingList: boolean;
  readonly reasons: readonly string[];
  /** Coded, as the reasons are; records of before 2026-11-18 have none. */
  readonly sentence?: string | null;
  readonly noteHash: string | null;
  readonly awardPaise: number | null;
  readonly rules: {
    readonly scholarship: string | null;
    /** SHA-256 of criteria and terms: the version of the rules. */
    readonly version: string;
    readonly rankingVersion: string;
    readonly rubric: readonly { readonly id: string; readonly label: string; readonly max: number }[];
    readonly reviewersNeeded: number;
    readonly isBlind: boolean;
  };
  readonly eligibility: readonly { readonly rule: string; readonly outcome: string }[];
  readonly checks: readonly {
    readonly code: string;
    readonly status: string;
    readonly reason: string | null;
    readonly by: string | null;
  }[];
  readonly scores: readonly { readonly total: number; readonly outOf: number }[];
  /** SHA-256 of each paper as it was stored, and of the answers. */
  readonly evidence: readonly { readonly field: string; readonly sha256: string }[];
  readonly answersHash: string;
}

export interface DecisionPayload {
  readonly format: typeof bundleFormat;
  readonly application: string;
  readonly decision: DecisionContent;
  /** The reviewer's words, as the student's page shows them. */
  readonly note: string | null;
  readonly reasonsInWords: readonly string[];
  /** The application's chain in the audit log, each entry with the hash of the one before it. */
  readonly history: readonly {
    readonly seq: number;
    readonly at: string;
    readonly role: string;
    readonly event: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly previousHash: string;
    readonly hash: string;
  }[];
}

export interface DecisionBundle extends DecisionPayload {
  readonly signature: {
    readonly algorithm: "Ed25519";
    readonly keyId: string;
    /** Raw 32 bytes, base64url. */
    readonly publicKey: string;
    readonly value: string;
  };
}

export const bundleFormat = "scholarsetu-decision/1";
/** A bundle is a few thousand characters; anything far beyond is none. */
export const bundleMaxBytes = 256 * 1024;

/** One text for one value: keys in order, no blanks. What is signed. */
export function bundleText(value: unknown): string {
  return JSON.stringify(ordered(value));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, ordered(entry)]),
  );
}
