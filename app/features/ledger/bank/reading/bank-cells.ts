import { type IstDay, isIstDay } from "#app/core/clock.ts";
import { parseMoney } from "#app/core/money.ts";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** "05/11/26", "5-Nov-2026", "2026-11-05 10:31": day before month, as banks in India write it. Null: no day. */
export function readDay(text: string): IstDay | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text.trim());
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const parts = /^(\d{1,2})[/\-. ]([A-Za-z]{3,9}|\d{1,2})[/\-., ]+(\d{4}|\d{2})(?:\s.*)?$/.exec(text.trim());
  if (!parts) return null;
  const [, date = "", month = "", year = ""] = parts;
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return dayOf(year.length === 2 ? `20${year}` : year, String(number), date);
}

function dayOf(year = "", month = "", date = ""): IstDay | null {
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isIstDay(day) ? day : null;
}

/** "1,18,000.50", "500.00 Dr", "(500.00)", "-500": paise with their sign. Null: no amount; an empty cell is 0. */
export function readAmount(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^'/, "")
    .replace(/^(?:₹|INR|Rs\.?)\s*/i, "");
  if (plain === "" || plain === "-") return 0;
  const side = /\s*\(?(dr|cr)\.?\)?$/i.exec(plain)?.[1]?.toLowerCase();
  const bare = plain.replace(/\s*\(?(dr|cr)\.?\)?$/i, "");
  const isMinus = /^-|-$|^\(.*\)$/.test(bare) || side === "dr";
  const digits = bare.replace(/^[-+(]|[-)]$/g, "").trim();
  const amount = /^[\d,]+(\.\d{1,2})?$/.test(digits) ? parseMoney(digits.replaceAll(",", "")) : null;
  return amount === null ? null : isMinus ? 0 - amount : Number(amount);
}
