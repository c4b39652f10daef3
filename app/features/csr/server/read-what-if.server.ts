import { financialYear, type IstDay } from "#app/core/clock.ts";
import { parseForm } from "#app/core/forms/form.ts";
import { type Paise, paise } from "#app/core/money.ts";
import { compareCsrRules } from "../csr-engine.ts";
import type { WhatIfResult } from "../csr-view.ts";
import { csrWhatIfSchema } from "../forms/csr-year.ts";

/** The engine with figures from the address: a question, so nothing is stored and the answer has a link. */
export async function readWhatIf(url: URL, today: IstDay): Promise<WhatIfResult | null> {
  if (!url.searchParams.has("profit1")) return null;
  const { value } = await parseForm(url.searchParams, csrWhatIfSchema);
  if (!value) return null;
  const year = financialYear(today);
  const nothing = paise(0);
  const figures = [value.profit1, value.profit2, value.profit3].map((profit, index) => ({
    year: year - 3 + index,
    netProfit: profit as Paise,
    netWorth: index === 2 ? (value.netWorth as Paise) : nothing,
    turnover: index === 2 ? (value.turnover as Paise) : nothing,
  }));
  return {
    comparison: compareCsrRules(
      year,
      figures,
      {
        direct: value.spend as Paise,
        overhead: value.overhead as Paise,
        ongoingLeft: value.ongoing as Paise,
        maySetOff: true,
      },
      value.setOff > 0 ? [{ year: year - 1, amount: value.setOff as Paise }] : [],
    ),
  };
}
