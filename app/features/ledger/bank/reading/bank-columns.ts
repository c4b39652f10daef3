/** What a statement says of each line; a bank has one column for the amount, or one for each direction. */
export const bankColumns = {
  day: { label: "Date", needed: true, known: /^(txn |transaction |tran |value |posting )?date$/i },
  words: { label: "Description", needed: true, known: /narration|description|particulars|details|remarks/i },
  reference: { label: "Reference", needed: false, known: /(ref|utr|chq|cheque|instrument)/i },
  out: { label: "Paid out", needed: false, known: /withdraw|debit|paid out|\bdr\b/i },
  in: { label: "Paid in", needed: false, known: /deposit|credit|paid in|\bcr\b/i },
  amount: { label: "Amount", needed: false, known: /^(transaction )?amount/i },
  side: { label: "Debit or credit", needed: false, known: /^(dr ?\/ ?cr|cr ?\/ ?dr|type|debit\/credit)$/i },
  balance: { label: "Balance", needed: false, known: /balance/i },
} as const;
export type BankColumn = keyof typeof bankColumns;
export const bankColumnNames = Object.keys(bankColumns) as BankColumn[];

/** Column → its head in the bank's file. */
export type BankMapping = Readonly<Partial<Record<BankColumn, string>>>;

/** Which columns the heads of a new file may be: a first proposal, for a person to look at. */
export function guessMapping(heads: readonly string[]): BankMapping {
  const taken = new Set<string>();
  const guess: Partial<Record<BankColumn, string>> = {};
  // "Dr/Cr" is neither of the two directions, so it is asked for before them.
  for (const name of ["day", "side", "balance", "out", "in", "amount", "words", "reference"] as const) {
    const head = heads.find((one) => !taken.has(one) && bankColumns[name].known.test(one.trim()));
    if (!head) continue;
    taken.add(head);
    guess[name] = head;
  }
  if (guess.out && guess.in) delete guess.amount;
  return guess;
}

/** What is missing before a file can be read by this mapping. */
export function mappingProblem(mapping: BankMapping): string | null {
  if (!mapping.day || !mapping.words) return "Say which columns are the date and the description.";
  if (mapping.amount && (mapping.out || mapping.in)) {
    return "Either one column of amounts, or one for what was paid out and one for what was paid in.";
  }
  if (!mapping.amount && !(mapping.out && mapping.in)) {
    return "Say which column is the amount, or which two are paid out and paid in.";
  }
  return null;
}
