import { sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { reviewStanding } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { isWithinAmounts, type StatedAmounts } from "#app/features/awards/award-limit.ts";
import { largeSpread, scoreText } from "#app/features/awards/score-text.ts";
import { awardIsHeld } from "#app/features/awards/server/award-is-held.server.ts";
import { type ReturnReason, returnReasons } from "../../payout-status.ts";
import type { PayoutFlag } from "../../payout-view.ts";

const lastChange = (column: string) => sql`(select ${sql.raw(column)} from account_change ac
  left join app_user u on u.id = ac.decided_by
  where ac.award_id = award.id and ac.status = 'taken' order by ac.decided_at desc limit 1)`;

/** What speaks for and against a payout, for a query with `award`, `payout`, the scholarship, its terms and scores. */
const columns = {
  isHeld: awardIsHeld,
  changedAt: sql<string | Date | null>`${lastChange("ac.decided_at")}`,
  changedBy: sql<string | null>`${lastChange("u.name")}`,
  cameBack: sql<string | null>`(select po.return_reason from payout po where po.award_id = award.id
    and po.id <> payout.id and po.status = 'returned' order by po.serial desc limit 1)`,
  sentBackBefore: sql<string | null>`(select po.sent_back_reason from payout po where po.award_id = award.id
    and po.serial < payout.serial and po.sent_back_reason is not null order by po.serial desc limit 1)`,
  awardPaise: scholarshipTerms.awardPaise,
  minPaise: scholarship.amountMinPaise,
  maxPaise: scholarship.amountMaxPaise,
  mean: reviewStanding.mean,
  spread: reviewStanding.spread,
};

interface Facts extends StatedAmounts {
  readonly isHeld: boolean;
  readonly changedAt: string | Date | null;
  readonly changedBy: string | null;
  readonly cameBack: string | null;
  readonly sentBackBefore: string | null;
  readonly amountPaise: number;
  readonly spread: number | null;
  /** Others of the batch whose account has the same branch and the same last digits. */
  readonly sameAccount: readonly string[];
}

/** The worst first. */
function of(facts: Facts): PayoutFlag[] {
  const { isHeld, changedAt, changedBy, cameBack, sentBackBefore, amountPaise, sameAccount, spread } = facts;
  const flags: PayoutFlag[] = [];
  if (isHeld) flags.push({ status: "suspended", words: "on hold: suspended" });
  if (sameAccount.length > 0) {
    flags.push({ status: "action_needed", words: `account ends as that of ${sameAccount.join(", ")}` });
  }
  if (changedAt) {
    const day = formatDate(istDate(new Date(changedAt)));
    flags.push({
      status: "action_needed",
      words: changedBy
        ? `account in another name, looked at by ${changedBy} on ${day}`
        : `account changed ${day}`,
    });
  }
  if (cameBack) {
    const reason = returnReasons[cameBack as ReturnReason] ?? cameBack;
    flags.push({ status: "returned", words: `came back before: ${reason}` });
  }
  if (sentBackBefore) flags.push({ status: "action_needed", words: `sent back before: ${sentBackBefore}` });
  const isStated = facts.awardPaise !== null || facts.maxPaise !== null;
  if (isStated && !isWithinAmounts(amountPaise, facts)) {
    const stated = facts.awardPaise ?? facts.maxPaise ?? 0;
    flags.push({ status: "action_needed", words: `not the usual ${formatMoney(paise(stated))}` });
  }
  if (spread !== null && spread >= largeSpread) {
    flags.push({ status: "action_needed", words: `reviewers differ by ${scoreText(spread)}` });
  }
  return flags;
}

/** What the second person has to look at: the columns of a query, and the flags out of them. */
export const payoutFlags = { columns, of };
