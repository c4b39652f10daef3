import { z } from "zod";
import { isIstDay, istDate } from "#app/core/clock.ts";
import { parseMoney } from "#app/core/money.ts";

/** ₹10 lakh crore for a company's accounts, ₹10,000 crore for CSR: sums of them stay exact. */
const mostOfAccounts = 1_000_000_000_000_000;
const mostOfCsr = 10_000_000_000_000;

function money(label: string, most: number, allowLoss = false) {
  return z
    .string(`Enter ${label}.`)
    .min(1, `Enter ${label}.`)
    .transform((text, context) => {
      const isLoss = allowLoss && /^\s*[-−–]/.test(text);
      const amount = parseMoney(isLoss ? text.replace(/^\s*[-−–]\s*/, "") : text);
      if (amount === null || amount > most) {
        context.addIssue({ code: "custom", message: "Enter an amount such as 2,50,000 or 1.5 crore." });
        return z.NEVER;
      }
      return (isLoss ? -amount : amount) as number;
    });
}

/** What people type ("5,000", "2 lakh") as paise. */
export const amountOf = (label: string) => money(label, mostOfCsr);
export const amountAboveZero = (label: string) =>
  amountOf(label).refine((amount) => amount > 0, "Enter an amount above zero.");
/** A profit, or a loss with a minus before it. */
export const profitOf = (label: string) => money(label, mostOfAccounts, true);
export const turnoverField = money("the turnover", mostOfAccounts);

export const dayOf = (label: string) =>
  z
    .string(`Choose ${label}.`)
    .refine(isIstDay, `Choose ${label}.`)
    .refine((day) => day >= "2000-01-01" && day <= "2099-12-31", `Choose ${label}.`);
/** Something that has happened. */
export const pastDayOf = (label: string) =>
  dayOf(label).refine((day) => day <= istDate(), "This day has not come yet.");

export const yearField = z.coerce
  .number("Choose the financial year.")
  .int("Choose the financial year.")
  .min(2014, "Section 135 holds from 2014-15.")
  .max(2098, "Choose the financial year.");

export const csr1Field = z
  .string()
  .overwrite((value) => value.replace(/[\s-]/g, "").toUpperCase())
  .regex(/^CSR\d{8}$/, "A CSR-1 number is CSR and eight digits, such as CSR00012764.");
