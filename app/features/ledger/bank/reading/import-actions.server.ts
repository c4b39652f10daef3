import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { readTextFile } from "#app/core/requests/read-text-file.server.ts";
import { bankAccounts } from "../bank-accounts.ts";
import { importStatement } from "../import-statement.server.ts";
import { type BankColumn, bankColumnNames } from "./bank-columns.ts";
import { proposeMapping } from "./propose-mapping.server.ts";
import { mostStatementBytes } from "./read-statement.ts";

const accountField = z.enum(Object.keys(bankAccounts) as [keyof typeof bankAccounts], "Choose the account.");
const tooLarge = "The file is larger than 1 MB. Split it, please.";

const columnFields = Object.fromEntries(
  bankColumnNames.map((name) => [name, z.string().trim().max(200).optional()]),
) as Record<BankColumn, z.ZodOptional<z.ZodString>>;

/** A statement is looked at first: which column is what; then it is read in. */
export const importActions = defineActions(
  {
    look: button({
      schema: z.object({ account: accountField, file: z.unknown().optional() }),
      run: async ({ actor }, { account, file }) => {
        const text = await readTextFile(file, mostStatementBytes, {
          missing: "Choose the CSV file of the bank.",
          tooLarge,
        });
        const name = file instanceof File ? file.name : "";
        return { ...(await proposeMapping(actor, text)), account, fileName: name.slice(0, 120) };
      },
      next: (_press, proposal) => ({ show: proposal }),
    }),
    import: button({
      schema: z.object({
        account: accountField,
        text: z.string("Choose the file again."),
        fileName: z.string().max(120).default(""),
        name: z.string("Name the bank.").trim().min(3, "Name the bank.").max(80, "At most 80 characters."),
        ...columnFields,
      }),
      run: async ({ actor }, { account, text, fileName, name, ...mapping }) => {
        if (text.length > mostStatementBytes) throw invalid({ "": [tooLarge] });
        return importStatement(actor, { account, text, fileName, name, mapping });
      },
      next: (_press, { newLines, matched }, { account }) => ({
        to: `/admin/books/bank?account=${account}&new=${newLines}&matched=${matched}`,
        say: "imported",
      }),
    }),
  },
  { maxBytes: 4 * mostStatementBytes, tooLarge },
);
