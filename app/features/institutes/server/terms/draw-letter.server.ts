import { and, eq } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bonafideLetter } from "#app/db/schema/institutes.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { institutePermissions } from "../../institute-permissions.ts";
import { letterNumber } from "../../letter-number.ts";

type Manner = { readonly bold?: boolean; readonly align?: "left" | "center" | "right" };

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
  const pdf = await newPdf({
    size: "A4",
    margin: 64,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: `Bonafide certificate ${number}`,
      Author: fact("institute"),
      CreationDate: letter.issuedAt,
    },
  });
  const { left, right } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  const say = (text: string, size: number, { bold = false, align = "left" }: Manner = {}) => {
    if (isLatin(text)) {
      const gap = size >= 12 ? 5 : 0;
      pdf.font(bold ? "Helvetica-Bold" : "Helvetica").fontSize(size);
      pdf.text(text, left, pdf.y, { width, align, lineGap: gap });
    } else pdfText.write(pdf, text, { x: left, y: pdf.y, width, size });
  };
  const [ink, quiet] = ["#14152a", "#55545f"];
  pdf.fillColor(ink);
  say(legible(fact("institute")), 18, { bold: true, align: "center" });
  pdf.fillColor(quiet);
  say(legible(fact("address")), 10, { align: "center" });
  say(`Registration ${legible(fact("registration"))}, institute ID ${fact("code")}`, 10, { align: "center" });
  pdf.moveDown(2);
  say(`Number ${number}`, 10);
  say(`Date ${formatDate(letter.issuedAt)}`, 10);
  pdf.moveDown(2).fillColor(ink);
  say("BONAFIDE CERTIFICATE", 15, { bold: true, align: "center" });
  pdf.moveDown(1.5);
  const named = pdfText.canWrite(fact("name")) ? fact("name") : "the student named on our roll";
  say(
    `This is to certify that ${named} (admission number ${legible(fact("admissionNumber"))}, date of birth ${fact("birthDay")}) is a bonafide student of this institute and is enrolled in ${legible(fact("course"))}, ${legible(fact("year"))}.`,
    12,
  );
  pdf.moveDown(1);
  say(`This certificate is issued on request for: ${legible(letter.purpose)}.`, 12);
  pdf.moveDown(5);
  say(legible(fact("head")), 12, { align: "right" });
  say("Principal / Head of the institute", 10, { align: "right" });
  pdf.moveDown(3).fillColor(quiet);
  say("Signature and seal of the institute make this certificate valid. Made with ScholarSetu.", 9);
  return { pdf: await pdfBytes(pdf), number };
}

/** What Helvetica has; every other script is left to `pdfText`, which stands at the left margin. */
function isLatin(text: string): boolean {
  return /^[\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/.test(text);
}

/** English, Telugu and Hindi stand as they were written; of a script without a face here nothing is printed. */
function legible(text: string): string {
  return pdfText.canWrite(text) ? text : text.replace(/[^\u0020-\u007e\u00a0-\u00ff]+/g, " ").trim() || "-";
}
