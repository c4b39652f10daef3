import { renderSVG } from "uqr";
import type { Paise } from "#app/core/money.ts";

/** The demo's own address; a real gateway shows its UPI code on its own page. */
const payee = "scholarsetu@sandbox";

/** A UPI link and its QR code as a picture that needs no other file. */
export function upiPicture(amount: Paise, reference: string): { link: string; picture: string } {
  const details = new URLSearchParams({
    pa: payee,
    pn: "ScholarSetu",
    am: (amount / 100).toFixed(2),
    cu: "INR",
    tr: reference,
  });
  const link = `upi://pay?${details.toString().replaceAll("+", "%20")}`;
  const svg = renderSVG(link, { border: 2 });
  return { link, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}
