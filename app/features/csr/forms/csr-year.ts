import { z } from "zod";
import { financialYear } from "#app/core/clock.ts";
import { amountOf, pastDayOf, profitOf, turnoverField, yearField } from "./csr-fields.ts";

/** A year that is over: what its accounts say, and what was spent without a voucher here. */
export const csrYearSchema = z.object({
  year: yearField.refine((year) => year < financialYear(), "Its accounts exist once the year is over."),
  netWorth: profitOf("the net worth"),
  turnover: turnoverField,
  netProfit: profitOf("the net profit"),
  elsewhere: amountOf("what was spent").default(0),
  elsewhereOverhead: amountOf("the overheads").default(0),
});
export type CsrYearForm = z.output<typeof csrYearSchema>;

/** What the board and the CFO did in a year: each day may still be missing. */
export const csrBoardSchema = z.object({
  year: yearField.refine((year) => year <= financialYear(), "This year has not begun."),
  planApprovedOn: pastDayOf("the day").optional(),
  setOffResolvedOn: pastDayOf("the day").optional(),
  cfoHalfOn: pastDayOf("the day").optional(),
  cfoYearOn: pastDayOf("the day").optional(),
  csr2FiledOn: pastDayOf("the day").optional(),
});
export type CsrBoardForm = z.output<typeof csrBoardSchema>;

/** What if: three profits, the year before in full, and what would be spent. Nothing is stored. */
export const csrWhatIfSchema = z.object({
  profit1: profitOf("the net profit"),
  profit2: profitOf("the net profit"),
  profit3: profitOf("the net profit"),
  netWorth: profitOf("the net worth").default(0),
  turnover: turnoverField.default(0),
  spend: amountOf("what would be spent").default(0),
  overhead: amountOf("the overheads").default(0),
  ongoing: amountOf("the part for ongoing projects").default(0),
  setOff: amountOf("the excess of earlier years").default(0),
});
