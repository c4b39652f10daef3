import { z } from "zod";

/** What was asked for and what came out stand in the log itself, in a chain of their own. */
export const auditCheckChain = "audit:check";
export const auditCheckAsked = "audit.check_asked";
export const auditVerified = "audit.verified";

export const auditVerdictSchema = z.object({
  entries: z.number(),
  chains: z.number(),
  seals: z.number(),
  problems: z.number(),
  /** The first of them in words. */
  first: z.array(z.string()),
});

export type AuditCheckView =
  | { state: "never" }
  | { state: "running"; since: string }
  | ({ state: "done"; at: string } & z.infer<typeof auditVerdictSchema>);
