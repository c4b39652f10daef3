import { and, desc, eq, isNull, or } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import type { Found } from "#app/core/lists/found.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { claim } from "#app/db/schema/claims.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import { numberRanges } from "#app/features/insurance/card-number.ts";
import { claimMachine } from "#app/features/insurance/claims/claim-status.ts";
import { inRanges } from "#app/features/insurance/server/lists/list-parts.server.ts";
import { searchedContact } from "#app/features/insurance/server/users/contact-parts.server.ts";
import { mostOfAKind } from "./find-view.ts";
import { textPart } from "./text-part.server.ts";

/** Customers, policies and claims of the insurance: by card or claim number or name in part, phone or e-mail whole. */
export async function findInsured(typed: string): Promise<Found[]> {
  const db = database();
  const code = typed.toUpperCase();
  const { emailHash, phoneHash } = searchedContact(typed);
  const [users, policies, claims] = await Promise.all([
    db
      .select()
      .from(insuredUser)
      .where(
        and(
          isNull(insuredUser.deletedAt),
          or(
            textPart(insuredUser.name, typed),
            phoneHash ? eq(insuredUser.phoneHash, phoneHash) : undefined,
            emailHash ? eq(insuredUser.emailHash, emailHash) : undefined,
          ),
        ),
      )
      .orderBy(desc(insuredUser.joinedOn), desc(insuredUser.id))
      .limit(mostOfAKind),
    db
      .select()
      .from(policy)
      .where(
        and(isNull(policy.deletedAt), or(eq(policy.cardNumber, code), textPart(policy.customerName, typed))),
      )
      .orderBy(desc(policy.validFrom), desc(policy.id))
      .limit(mostOfAKind),
    db
      .select()
      .from(claim)
      .where(
        and(
          isNull(claim.deletedAt),
          inRanges(claim.claimNumber, numberRanges("CLM", typed, Number(istDate().slice(0, 4)) + 1)) ??
            textPart(claim.customerName, typed),
        ),
      )
      .orderBy(desc(claim.claimedOn), desc(claim.id))
      .limit(mostOfAKind),
  ]);
  return [
    ...claims.map((row) => ({
      id: row.id,
      title: row.claimNumber,
      line: `${row.customerName} · ${formatMoney(paise(row.amountPaise))}`,
      state: { status: row.status, label: claimMachine.states[row.status].label },
      href: `/admin/claim-management/${row.id}`,
    })),
    ...policies.map((row) => ({
      id: row.id,
      title: row.cardNumber,
      line: `${row.customerName} · ${row.plan} · until ${row.validTo}`,
      href: `/admin/policy-cards/${row.id}`,
    })),
    ...users.map((row) => ({
      id: row.id,
      title: row.name,
      line: `Customer · ${row.plan} · ${row.location}`,
      href: `/admin/user-management/${row.id}`,
    })),
  ];
}
