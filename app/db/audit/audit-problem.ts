export interface AuditProblem {
  readonly kind: "edited" | "removed" | "reordered" | "truncated" | "seal";
  /** The chain and the number of the row in it; for a seal "seal". */
  readonly chain: string;
  readonly seq: number;
  readonly message: string;
}
