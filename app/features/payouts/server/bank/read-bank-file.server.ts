import { readTextFile } from "#app/core/requests/read-text-file.server.ts";
import { mostBankBytes } from "../../bank-answer-format.ts";

/** The bank's answers as text. */
export function readBankFile(file: unknown): Promise<string> {
  return readTextFile(file, mostBankBytes, {
    missing: "Choose the CSV file of the bank.",
    tooLarge: "The file is larger than 1 MB. Split it, please.",
  });
}
