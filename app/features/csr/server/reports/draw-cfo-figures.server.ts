import { formatDate, istDate } from "#app/core/clock.ts";
import { formatMoney } from "#app/core/money.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { csrPdf } from "./csr-pdf.server.ts";
import type { CfoFigures } from "./read-cfo-figures.server.ts";

const { soft, indigo, left, width, write, room, heading, pairs, table, numberPages } = csrPdf;

/** The sheet the CFO signs, rule 4(5): sums to the paisa, every voucher behind them, and the place to sign. */
export async function drawCfoFigures(figures: CfoFigures): Promise<Buffer> {
  const { company, csrId, period, lines, programmes, total } = figures;
  const pdf = await newPdf({
    size: "A4",
    margin: left,
    bufferPages: true,
    info: { Title: `Utilisation of CSR funds ${period.label}`, Author: "ScholarSetu" },
  });
  const top = pdfBrand.head(pdf, { x: left, y: 38 });
  write(pdf, company, { y: top + 22, size: 20, weight: "bold", colour: indigo });
  const days = `${formatDate(period.from)} to ${formatDate(period.to)}`;
  write(pdf, `Utilisation of CSR funds, rule 4(5): ${period.label} (${days})`, {
    y: pdf.y + 2,
    size: 11,
    colour: soft,
  });
  write(pdf, `${csrId}. Made on ${formatDate(istDate())} from the vouchers and the ledger.`, {
    y: pdf.y,
    size: 11,
    colour: soft,
  });
  heading(pdf, "Disbursed in the period");
  pairs(pdf, [
    ["In figures", formatMoney(total)],
    ["In words", total > 0 ? amountInWords(total) : "–"],
    ["Lines of proof", String(lines.length)],
  ]);
  heading(pdf, "By program");
  table(
    pdf,
    ["Program", "Lines", "Amount"],
    [303, 60, 120],
    [
      ...programmes.map((one) => [one.title, String(one.lines), formatMoney(one.total)]),
      ["Total", String(lines.length), formatMoney(total)],
    ],
  );
  heading(pdf, "Vouchers and awards, one by one");
  table(
    pdf,
    ["Date", "Voucher or bank reference", "Program", "What for", "Amount"],
    [62, 105, 110, 126, 80],
    lines.map((line) => [
      formatDate(line.day),
      line.proof,
      line.programme,
      line.what,
      formatMoney(line.amount),
    ]),
  );
  sign(pdf, company);
  numberPages(pdf, csrId);
  return pdfBytes(pdf);
}

function sign(pdf: PDFKit.PDFDocument, company: string): void {
  room(pdf, 190);
  heading(pdf, "Certificate");
  write(
    pdf,
    "I certify that the funds listed above were disbursed, and were utilised for the purposes and in the manner approved by the board.",
    { y: pdf.y, size: 10 },
  );
  const y = pdf.y + 56;
  for (const [at, label] of [
    [left, "Signature"],
    [left + width / 2 + 10, "Place and date"],
  ] as const) {
    pdf.rect(at, y, width / 2 - 20, 0.7).fill("#777777");
    write(pdf, label, { x: at, y: y + 4, size: 9, width: width / 2 - 20, colour: soft });
  }
  write(pdf, `Chief Financial Officer, or the person responsible for financial management, ${company}`, {
    y: pdf.y + 12,
    size: 10,
  });
}
