import { z } from "zod";
import { canonicalJson } from "./canonical-json.ts";

/** A seal as it leaves the database: one line of a file, signed so that a stranger can check it. */
export const givenSealSchema = z.object({
  seq: z.number().int().positive(),
  at: z.string(),
  chains: z.number().int(),
  hash: z.string(),
  previousHash: z.string(),
  publicKey: z.string(),
  signature: z.string(),
});
export type GivenSeal = z.output<typeof givenSealSchema>;

/** What is signed: everything but the signature, in one order. */
export function signedText({ signature: _, ...seal }: GivenSeal): string {
  return canonicalJson(seal);
}

/** The lines of a file of seals; throws a plain sentence at the first one that is none. */
export function readSealLines(text: string): GivenSeal[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line, index) => {
    const parsed = parse(line);
    if (!parsed.success) throw new Error(`Line ${index + 1} of the file is not a seal.`);
    return parsed.data;
  });
}

function parse(line: string) {
  try {
    return givenSealSchema.safeParse(JSON.parse(line));
  } catch {
    return { success: false as const };
  }
}
