import { paise } from "#app/core/money.ts";
import type { csrYear } from "#app/db/schema/csr.ts";
import type { YearRecord } from "../csr-books.ts";

export function toYearRecord(row: typeof csrYear.$inferSelect): YearRecord {
  const { year, netWorthPaise, turnoverPaise, netProfitPaise } = row;
  const isKnown = netWorthPaise !== null && turnoverPaise !== null && netProfitPaise !== null;
  return {
    year,
    figures: isKnown
      ? {
          year,
          netWorth: paise(netWorthPaise),
          turnover: paise(turnoverPaise),
          netProfit: paise(netProfitPaise),
        }
      : null,
    elsewhere: paise(row.elsewherePaise),
    elsewhereOverhead: paise(row.elsewhereOverheadPaise),
    planApprovedOn: row.planApprovedOn,
    setOffResolvedOn: row.setOffResolvedOn,
    cfoHalfOn: row.cfoHalfOn,
    cfoYearOn: row.cfoYearOn,
    csr2FiledOn: row.csr2FiledOn,
  };
}
