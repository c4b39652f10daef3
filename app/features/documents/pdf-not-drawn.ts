/** Why a PDF has no picture: too many pages, too slow or too large to draw, locked or another password, no such page; or we are busy. */
export type NotDrawnReason = "pages" | "heavy" | "locked" | "password" | "unreadable" | "no_page" | "busy";

export class PdfNotDrawn extends Error {
  readonly reason: NotDrawnReason;
  constructor(reason: NotDrawnReason) {
    super(`The PDF was not drawn: ${reason}`);
    this.reason = reason;
  }
}
