import { amountInWords } from "#app/core/amount-in-words.server.ts";
import { formatDate, istDate } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import { maskPan } from "#app/core/mask.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { keptPaise, partlyRefunded } from "../donation-refund.ts";
import { taxFormsOn } from "../tax-forms.ts";
import { drawReceipt } from "./draw-receipt.server.ts";
import { findDonee } from "./find-donee.server.ts";
import { getDonationRow } from "./get-donation-row.server.ts";
import { organisationSecrets } from "./organisation-secrets.server.ts";

/** The numbered receipt of a donation, with the form names that hold for its day. */
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
  const tax = taxFormsOn(day);
  const amount = paise(keptPaise(row));
  const note = partlyRefunded(row);
  const pan = organisationSecrets.open("donation", "pan_encrypted", row.id, row.panEncrypted);
  const bytes = await drawReceipt({
    title: `Donation receipt ${row.receiptNumber}`,
    subtitle: `${donee.name}, ${donee.address}. PAN ${donee.pan}`,
    lines: [
      ["Receipt number", row.receiptNumber],
      ["Date", formatDate(day)],
      ["Received from", row.donorName],
      ["Address", row.donorAddress ?? ""],
      ["PAN of the donor", pan ? maskPan(pan) : ""],
      ...(note
        ? [
            ["Amount received", formatMoney(paise(row.amountPaise))] as const,
            ["Given back", formatMoney(paise(row.refundedPaise))] as const,
          ]
        : []),
      [note ? "Amount that stays given" : "Amount", formatMoney(amount)],
      ["Amount in words", amountInWords(amount)],
      ["For", programme],
      ["Mode", row.mode === "electronic" ? "Electronic, by the payment gateway" : "Bank transfer"],
      ["Payment reference", row.paymentReference ?? ""],
      ["Registration (URN)", `${donee.urn} of ${donee.urnDate}, valid until ${donee.validUntil}`],
      [tax.yearName, tax.year],
      ["Law", `Section ${tax.section}, ${tax.act}`],
      ["Signed for the receiver", donee.signatory],
    ],
    notes: [
      ...(note
        ? [`${note}: this receipt takes the place of the one for ${formatMoney(paise(row.amountPaise))}.`]
        : []),
      `The gift is reported in ${tax.statement} by ${formatDate(tax.statementDueOn)}; your certificate is ${tax.certificate}.`,
      "A deduction needs that statement as well: this receipt alone is not enough.",
      "This receipt was made by the system and needs no signature.",
    ],
  });
  return { fileName: `receipt-${row.receiptNumber}.pdf`, bytes };
}
