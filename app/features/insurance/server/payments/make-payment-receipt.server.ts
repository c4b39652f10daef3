import { formatMoney, paise } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { getPayment } from "./get-payment.server.ts";

const margin = 42;
const [ink, quiet] = ["#14152a", "#55545f"];

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
  const inRupees = (value: number) => formatMoney(paise(value));
  const pdf = await newPdf({
    size: "A5",
    margin,
    info: { Title: `Receipt ${payment.transactionId}`, Author: "ScholarSetu" },
  });
  const box = { x: margin, width: pdf.page.width - 2 * margin };
  const write = (text: string, size: number, weight: "regular" | "bold", colour: string) => {
    pdf.fillColor(colour);
    pdfText.write(pdf, text, { ...box, y: pdf.y, size, weight });
  };
  pdf.y = pdfBrand.head(pdf, { x: margin, y: 26 }) + 16;
  write("Receipt of an insurance premium", 12, "bold", ink);
  pdf.y += 12;
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
    // What no face here can write is left out rather than garbled.
    if (value === "" || !pdfText.canWrite(value)) continue;
    write(term, 8, "regular", quiet);
    write(value, 11, "bold", ink);
    pdf.y += 5;
  }
  pdf.y += 12;
  write(
    "Made by a computer and valid without a signature. Questions: write to us with the transaction's number.",
    8,
    "regular",
    quiet,
  );
  const bytes = await pdfBytes(pdf);
  return { fileName: `receipt-${payment.transactionId}.pdf`, bytes };
}
