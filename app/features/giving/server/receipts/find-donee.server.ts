import { z } from "zod";
import { readSetting } from "#app/db/settings.server.ts";

const doneeSchema = z.object({
  name: z.string(),
  address: z.string(),
  pan: z.string(),
  /** Approval for deductible gifts: its unique registration number, its day, and until when it holds. Empty: it has none. */
  urn: z.string().default(""),
  urnDate: z.string().default(""),
  validUntil: z.string().default(""),
  signatory: z.string(),
});
export type Donee = z.output<typeof doneeSchema>;

/** Made-up, until the operator's own are under the setting "donee". */
const sample: Donee = {
  name: "ScholarSetu Foundation (sample)",
  address: "1 Example Road, Hyderabad 500001",
  pan: "AAATS0001S",
  urn: "AAATS0001SF20241",
  urnDate: "2024-04-01",
  validUntil: "2029-03-31",
  signatory: "Trustee, ScholarSetu Foundation",
};

/** Who receives the donations: what stands on every receipt and in every statement. */
export async function findDonee(): Promise<Donee> {
  const kept = doneeSchema.safeParse(await readSetting("donee"));
  return kept.success ? kept.data : sample;
}
