import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";

export type PartnershipAnswers = Record<string, string>;

const address = (rowId: string) => ({ table: "partnership_request", column: "answers_encrypted", rowId });

/** T26: PAN, phones and names lie sealed to their row. */
export const partnershipAnswers = {
  seal: (rowId: string, answers: PartnershipAnswers): string =>
    encryptField(JSON.stringify(answers), address(rowId)),
  open: (row: { id: string; answersEncrypted: string }): PartnershipAnswers =>
    JSON.parse(decryptField(row.answersEncrypted, address(row.id))) as PartnershipAnswers,
};
