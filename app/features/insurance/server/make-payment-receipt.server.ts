import { amountInWords } from "#app/core/amount-in-words.server.ts";
import { conflict } from "#app/core/errors.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import type { Actor } from "#app/core/permissions.ts";
import { getPayment } from "./get-payment.server.ts";

// The PDF's own fonts know Western letters only; what they do not know is left out rather than garbled.
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2019]*$/;

/** The receipt of a premium that was paid, as one page. */
export async function makePaymentReceipt(
  actor: Actor,
  paymentId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const payment = await getPayment(actor, paymentId);
  if (payment.status !== "success") {
    throw conflict("There is a receipt once the premium has been paid.", "wrong_state");
  }
  const amount = paise(payment.amountPaise);
  const inRupees = (value: number) => formatMoney(paise(value)).replace("₹", "Rs. ");
  const pdf = await newPdf({
    size: "A5",
    margin: 42,
    info: { Title: `Receipt ${payment.transactionId}`, Author: "ScholarSetu" },
  });
  pdf.font("Helvetica-Bold").fontSize(18).fillColor("#252b6e").text("ScholarSetu");
  pdf.font("Helvetica").fontSize(10).fillColor("#555555").text("Receipt of an insurance premium");
  pdf.moveDown(1.2);
  const lines: [string, string][] = [
    ["Transaction", payment.transactionId],
    ["Date", payment.date],
    ["Received from", payment.customerName],
    ["Card number", payment.cardNumber ?? ""],
    ["Amount", inRupees(payment.amountPaise)],
    ["In words", amountInWords(amount)],
    ["Method", payment.method],
    ["Agent", payment.agent],
    ["Refunded since", payment.refundedPaise > 0 ? inRupees(payment.refundedPaise) : ""],
  ];
  for (const [term, value] of lines) {
    if (value === "" || !LATIN.test(value)) continue;
    pdf.font("Helvetica").fontSize(8).fillColor("#555555").text(term);
    pdf.font("Helvetica-Bold").fontSize(11).fillColor("#111111").text(value);
    pdf.moveDown(0.5);
  }
  pdf.moveDown(1).font("Helvetica").fontSize(8).fillColor("#555555");
  pdf.text(
    "Made by a computer and valid without a signature. Questions: write to us with the transaction's number.",
  );
  pdf.end();
  const bytes = Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Buffer>));
  return { fileName: `receipt-${payment.transactionId}.pdf`, bytes };
}
