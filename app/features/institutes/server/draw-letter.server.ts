import { and, eq } from "drizzle-orm";
import PDFDocument from "pdfkit";
import { formatDate } from "#app/core/clock.ts";
import { notFound } from "#app/core/errors.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { bonafideLetter } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../institute-permissions.ts";
import { letterNumber } from "../letter-number.ts";

/** The letter as a PDF, drawn from what stood on the roll the day it was issued. */
export async function drawLetter(actor: Actor, letterId: string): Promise<{ pdf: Buffer; number: string }> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read_roll", { instituteId });
  const [letter] =
    isId(letterId) && isId(instituteId)
      ? await database()
          .select()
          .from(bonafideLetter)
          .where(and(eq(bonafideLetter.id, letterId), eq(bonafideLetter.instituteId, instituteId)))
      : [];
  if (!letter) throw notFound("There is no such letter.");
  const number = letterNumber(letter);
  const fact = (name: string) => letter.facts[name] ?? "";
  const pdf = new PDFDocument({
    size: "A4",
    margin: 64,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: `Bonafide certificate ${number}`,
      Author: latin(fact("institute")),
      CreationDate: letter.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((done, failed) => {
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", failed);
  });
  const ink = "#14152a";
  pdf
    .font("Helvetica-Bold")
    .fontSize(18)
    .fillColor(ink)
    .text(latin(fact("institute")), { align: "center" });
  pdf.font("Helvetica").fontSize(10).fillColor("#55545f");
  pdf.text(latin(fact("address")), { align: "center" });
  pdf.text(`Registration ${latin(fact("registration"))}, institute ID ${fact("code")}`, { align: "center" });
  pdf.moveDown(2).fontSize(10);
  pdf.text(`Number ${number}`).text(`Date ${formatDate(letter.issuedAt)}`);
  pdf.moveDown(2).font("Helvetica-Bold").fontSize(15).fillColor(ink);
  pdf.text("BONAFIDE CERTIFICATE", { align: "center" }).moveDown(1.5);
  const named = canDraw(fact("name")) ? fact("name") : "the student named on our roll";
  pdf
    .font("Helvetica")
    .fontSize(12)
    .text(
      `This is to certify that ${named} (admission number ${latin(fact("admissionNumber"))}, date of birth ${fact("birthDay")}) is a bonafide student of this institute and is enrolled in ${latin(fact("course"))}, ${latin(fact("year"))}.`,
      { lineGap: 5 },
    );
  pdf
    .moveDown(1)
    .text(`This certificate is issued on request for: ${latin(letter.purpose)}.`, { lineGap: 5 });
  pdf.moveDown(5).text(latin(fact("head")), { align: "right" });
  pdf.font("Helvetica").fontSize(10).text("Principal / Head of the institute", { align: "right" });
  pdf.moveDown(3).fontSize(9).fillColor("#55545f");
  pdf.text("Signature and seal of the institute make this certificate valid. Made with ScholarSetu.");
  pdf.end();
  return { pdf: await whole, number };
}

/** Helvetica has no Indian script. */
function canDraw(text: string): boolean {
  return /^[\u0020-\u00ff\u2018\u2019]*$/.test(text);
}

function latin(text: string): string {
  return canDraw(text) ? text : text.replace(/[^\u0020-\u00ff]+/g, " ").trim() || "-";
}
