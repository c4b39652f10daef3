import { customType } from "drizzle-orm/pg-core";
import { decryptField, encryptField } from "../../core/secrets/crypto.server.ts";

/** What was typed into one field, when (ms), and where it came from if nobody typed it. */
export interface KeptAnswer {
  readonly value: string;
  readonly at: number;
  readonly from?: "registration" | "application";
}

export type KeptAnswers = Record<string, KeptAnswer>;

/**
 * What lists, ranking and figures ask the database for. Everything else somebody answers (phone, e-mail, address,
 * parents, occupations, bank, own questions) is sealed (X23, T60).
 */
export const clearAnswers: readonly string[] = [
  "fullName",
  "dateOfBirth",
  "gender",
  "state",
  "currentEducation",
  "familyIncome",
  "percentage",
];
/** No field can be called so. */
export const sealedKey = "~sealed";

// A column type does not learn its row's id, so these are bound to their table and column only: the seal keeps what
// was written from who reads the disk or a backup; it does not notice two rows that change places.
const addressOf = (table: string, column: string) => ({ table, column, rowId: "any" });
const answersAddress = addressOf("application", "answers");
const sealed = /^v1:[\w-]{1,32}:[\w-]{16}:[\w-]+$/;

type StoredAnswers = Record<string, KeptAnswer | string>;

function hideAnswers(answers: KeptAnswers): StoredAnswers {
  const entries = Object.entries(answers);
  const isClear = ([field]: readonly [string, unknown]) => clearAnswers.includes(field);
  const hidden = entries.filter((entry) => !isClear(entry));
  const stored: StoredAnswers = Object.fromEntries(entries.filter(isClear));
  if (hidden.length > 0) {
    stored[sealedKey] = encryptField(JSON.stringify(Object.fromEntries(hidden)), answersAddress);
  }
  return stored;
}

/**
 * Rows from before are still in clear until the job has been there; and while a new version is rolled out, the one
 * before writes beside the seal: the later answer is the answer.
 */
function openAnswers({ [sealedKey]: hidden, ...rest }: StoredAnswers): KeptAnswers {
  const clear = rest as KeptAnswers;
  if (typeof hidden !== "string") return clear;
  const opened = Object.entries(JSON.parse(decryptField(hidden, answersAddress)) as KeptAnswers);
  const isLater = ([field, { at }]: [string, KeptAnswer]) => at >= (clear[field]?.at ?? 0);
  return { ...clear, ...Object.fromEntries(opened.filter(isLater)) };
}

export const sealedAnswers = customType<{ data: KeptAnswers; driverData: string | StoredAnswers }>({
  dataType: () => "jsonb",
  toDriver: (answers) => JSON.stringify(hideAnswers(answers)),
  fromDriver: (stored) =>
    openAnswers(typeof stored === "string" ? (JSON.parse(stored) as StoredAnswers) : stored),
});

/** Text columns that nothing asks the database for (ADR 0026): sealed when they are written, opened when they are read. */
export const sealedTextColumns = {
  student_profile: ["email"],
  registration: [
    "name",
    "given_name",
    "mother_name",
    "no_mother",
    "father_name",
    "no_father",
    "school_address",
    "bank_name",
    "passbook_name",
    "ifsc_code",
    "aadhaar_qr",
  ],
} as const;

type SealedTable = keyof typeof sealedTextColumns;

export function sealedText<T extends SealedTable>(table: T, column: (typeof sealedTextColumns)[T][number]) {
  const address = addressOf(table, column);
  return customType<{ data: string; driverData: string }>({
    dataType: () => "text",
    toDriver: (text) => encryptField(text, address),
    // Rows from before are in clear until the job has been there.
    fromDriver: (stored) => (sealed.test(stored) ? decryptField(stored, address) : stored),
  })(column);
}

/** The same value under the current key, whatever it was under before. */
export function sealTextAgain(table: SealedTable, column: string, stored: string): string {
  const address = addressOf(table, column);
  return encryptField(sealed.test(stored) ? decryptField(stored, address) : stored, address);
}
