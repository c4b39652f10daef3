import { desc } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bankFormat } from "#app/db/schema/bank-statements.ts";
import { ledgerPermissions } from "../../ledger-permissions.ts";
import { type BankMapping, guessMapping } from "./bank-columns.ts";
import { readSheet } from "./read-statement.ts";

export interface MappingProposal {
  readonly text: string;
  /** The bank whose saved columns fit this file; "" for one that is new here. */
  readonly name: string;
  readonly mapping: BankMapping;
}

/** Which column is what: as it was saved for a bank whose columns this file has, else a guess to be looked at. */
export async function proposeMapping(actor: Actor, text: string): Promise<MappingProposal> {
  ledgerPermissions.assertCan(actor, "ledger.reconcile");
  const { heads, problem } = readSheet(text);
  if (problem) throw invalid({ file: [problem] });
  const saved = await database().select().from(bankFormat).orderBy(desc(bankFormat.savedAt)).limit(50);
  const fits = saved.find(({ columns }) => Object.values(columns).every((head) => heads.includes(head)));
  return { text, name: fits?.name ?? "", mapping: fits?.columns ?? guessMapping(heads) };
}
