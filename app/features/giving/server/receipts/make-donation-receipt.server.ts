import { formatDate, istDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { maskPan } from "#app/core/secrets/mask.ts";
import { env } from "#app/core/settings/env.server.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { keptPaise, partlyRefunded } from "../../donation-refund.ts";
import { isDeductibleOn, taxFormsOn } from "../../tax-forms.ts";
import { getDonationRow } from "../donations/get-donation-row.server.ts";
import { findDonationPath } from "../impact/find-donation-path.server.ts";
import { organisationSecrets } from "../organisation-secrets.server.ts";
import { drawDonationLetter } from "./draw-donation-letter.server.ts";
import { findDonee } from "./find-donee.server.ts";

/** The letter of thanks for a donation, which is its numbered receipt, with the form names that hold for its day. */
export async function makeDonationReceipt(
  actor: Actor,
  donationId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { row, programme } = await getDonationRow(actor, donationId);
  if (!row.receiptNumber || !row.paidAt)
    throw conflict("There is a receipt once the donation is paid.", "wrong_state");
  if (row.status === "refunded")
    throw conflict("This donation was given back, so its receipt no longer holds.");
  const donee = await findDonee();
  const day = istDate(row.paidAt);
  const tax = isDeductibleOn(day, donee) ? taxFormsOn(day) : null;
  const amount = paise(keptPaise(row));
  const note = partlyRefunded(row);
  const page = `${env().PUBLIC_URL}${await findDonationPath(row.id)}`;
  const pan = organisationSecrets.open("donation", "pan_encrypted", row.id, row.panEncrypted);
  const bytes = await drawDonationLetter({
    title: `Donation receipt ${row.receiptNumber}`,
    day: formatDate(day),
    to: [row.donorName, row.donorAddress ?? ""],
    greeting: pdfText.canWrite(row.donorName) ? `Dear ${row.donorName},` : "Dear friend of students,",
    paragraphs: [
      `Thank you. On ${formatDate(day)} your gift for ${programme} reached us. It is booked for this program, and this letter is its receipt.`,
      `How far it has come is shown on its own page: the awards it is set aside for, and the day each student was paid. It opens when you have signed in: ${page}`,
    ],
    amount: formatMoney(amount),
    inWords: amountInWords(amount),
    facts: [
      ["Receipt number", row.receiptNumber],
      ["Date", formatDate(day)],
      ...(note
        ? [
            ["Amount received", formatMoney(paise(row.amountPaise))] as const,
            ["Given back", formatMoney(paise(row.refundedPaise))] as const,
          ]
        : []),
      ["PAN of the donor", pan ? panFor(actor, pan) : ""],
      ["PAN of the receiver", donee.pan],
      ["Mode", row.mode === "electronic" ? "Electronic, by the payment gateway" : "Bank transfer"],
      ["Payment reference", row.paymentReference ?? ""],
      ...(tax
        ? [
            [
              "Registration (URN)",
              `${donee.urn} of ${donee.urnDate}, valid until ${donee.validUntil}`,
            ] as const,
            [tax.yearName, tax.year] as const,
            ["Law", `Section ${tax.section}, ${tax.act}`] as const,
          ]
        : []),
    ],
    notes: [
      ...(note
        ? [`${note}: this receipt takes the place of the one for ${formatMoney(paise(row.amountPaise))}.`]
        : []),
      ...(tax
        ? [
            `The gift is reported in ${tax.statement} by ${formatDate(tax.statementDueOn)}; your certificate is ${tax.certificate}.`,
            "A deduction needs that statement as well: this receipt alone is not enough.",
          ]
        : [
            "The receiver had no approval for deductible gifts on this day: this receipt is for no tax deduction.",
          ]),
      "This receipt was made by the system and needs no signature.",
    ],
    donee,
  });
  return { fileName: `receipt-${row.receiptNumber}.pdf`, bytes };
}

/** D29: whole on the paper that the giver opens, which the tax office reads; masked for everybody else (T26). */
function panFor(actor: Actor, pan: string): string {
  return isGiver(actor.role) ? pan : maskPan(pan);
}
