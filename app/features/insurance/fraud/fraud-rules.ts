import { formatDate, istDaysBetween } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { FraudRule, FraudSeverity } from "./fraud-words.ts";

/** What the rules look at. They see rows and nothing else, and say why: no score that nobody can explain. */
export interface ClaimFacts {
  readonly id: string;
  readonly claimNumber: string;
  readonly customerName: string;
  readonly type: string;
  readonly amountPaise: number;
  readonly hospitalId: string;
  readonly hospitalName: string;
  readonly policyId: string;
  readonly cardNumber: string;
  readonly treatedOn: string;
  readonly claimedOn: string;
  readonly validFrom: string;
  readonly validTo: string;
}

export interface IdentityFacts {
  readonly id: string;
  readonly name: string;
  readonly aadhaarHash: string;
  readonly lastFour: string;
}

export interface AccountFacts {
  readonly accountHash: string;
  readonly lastFour: string;
  readonly holder: string;
  readonly isAgent: boolean;
  /** The claim number, or "Agent 2". */
  readonly reference: string;
  readonly claimId: string | null;
}

export interface Finding {
  readonly rule: FraudRule;
  readonly severity: FraudSeverity;
  readonly summary: string;
  readonly evidence: { label: string; value: string }[];
  /** The rule and the rows, so that the same thing is found once. */
  readonly fingerprint: string;
  /** The claims it speaks of, and the insured people, whose claims it means too. */
  readonly claimIds: readonly string[];
  readonly userIds: readonly string[];
}

export interface FraudFacts {
  readonly claims: readonly ClaimFacts[];
  readonly identities: readonly IdentityFacts[];
  readonly accounts: readonly AccountFacts[];
}

export function findFraud(facts: FraudFacts): Finding[] {
  return [
    ...sharedIdentity(facts.identities),
    ...sharedAccount(facts.accounts),
    ...earlyClaim(facts.claims),
    ...repeatedBilling(facts.claims),
    ...claimVelocity(facts.claims),
    ...impossibleDates(facts.claims),
  ];
}

export function sharedIdentity(people: readonly IdentityFacts[]): Finding[] {
  return groups(people, (person) => person.aadhaarHash)
    .filter((same) => same.length > 1)
    .map((same) => ({
      rule: "shared_identity",
      severity: same.length > 2 ? "critical" : "high",
      summary: `${same.length} insured people have the Aadhaar number ending ${same[0]?.lastFour}.`,
      evidence: same.map(({ name, lastFour }) => ({ label: name, value: `Aadhaar XXXX-XXXX-${lastFour}` })),
      fingerprint: `shared_identity:${keyOf(same.map(({ id }) => id))}`,
      claimIds: [],
      userIds: same.map(({ id }) => id),
    }));
}

export function sharedAccount(uses: readonly AccountFacts[]): Finding[] {
  return groups(uses, (use) => use.accountHash).flatMap((same): Finding[] => {
    const holders = new Set(same.map(({ holder }) => holder));
    if (holders.size < 2) return [];
    const toAnAgent = same.some(({ isAgent }) => isAgent) && same.some(({ isAgent }) => !isAgent);
    const severity = toAnAgent || holders.size > 3 ? "critical" : holders.size === 3 ? "high" : "medium";
    return [
      {
        rule: "shared_account",
        severity,
        summary: toAnAgent
          ? `A claim goes to the bank account of an agent, ending ${same[0]?.lastFour}.`
          : `${holders.size} people are paid into one bank account ending ${same[0]?.lastFour}.`,
        evidence: same.map(({ holder, reference, lastFour }) => ({
          label: reference,
          value: `${holder}, account XXXXXX${lastFour}`,
        })),
        fingerprint: `shared_account:${keyOf(same.map(({ reference }) => reference))}`,
        claimIds: same.flatMap(({ claimId }) => claimId ?? []),
        userIds: [],
      },
    ];
  });
}

const earlyDays = 15;

export function earlyClaim(claims: readonly ClaimFacts[]): Finding[] {
  return claims.flatMap((claim): Finding[] => {
    const days = istDaysBetween(claim.validFrom, claim.treatedOn);
    // An accident can happen on the first day; an illness that was waited with is the question here.
    if (days < 0 || days > earlyDays || claim.type === "accident") return [];
    return [
      {
        rule: "early_claim",
        severity: days <= 2 ? "high" : days <= 7 ? "medium" : "low",
        summary: `${claim.claimNumber}: treated ${afterBegin(days)}.`,
        evidence: [
          { label: "Policy", value: `${claim.cardNumber}, valid from ${formatDate(claim.validFrom)}` },
          { label: "Treatment", value: `${formatDate(claim.treatedOn)}, ${claim.hospitalName}` },
          { label: "Amount", value: formatMoney(paise(claim.amountPaise)) },
        ],
        fingerprint: `early_claim:${claim.id}`,
        claimIds: [claim.id],
        userIds: [],
      },
    ];
  });
}

function afterBegin(days: number): string {
  if (days === 0) return "on the day the policy began";
  return days === 1 ? "a day after the policy began" : `${days} days after the policy began`;
}

const billingDays = 60;

export function repeatedBilling(claims: readonly ClaimFacts[]): Finding[] {
  return groups(claims, (claim) => `${claim.hospitalId}:${claim.amountPaise}`).flatMap((same): Finding[] => {
    const near = largestWithin(same, billingDays);
    const [first] = near;
    if (!first || near.length < 3) return [];
    const amount = formatMoney(paise(first.amountPaise));
    return [
      {
        rule: "repeated_billing",
        severity: near.length > 5 ? "high" : near.length > 3 ? "medium" : "low",
        summary: `${first.hospitalName} billed ${amount} ${near.length} times within ${billingDays} days.`,
        evidence: near.map(lineOf),
        fingerprint: `repeated_billing:${first.hospitalId}:${first.amountPaise}`,
        claimIds: near.map(({ id }) => id),
        userIds: [],
      },
    ];
  });
}

const velocityDays = 30;

export function claimVelocity(claims: readonly ClaimFacts[]): Finding[] {
  return groups(claims, (claim) => claim.policyId).flatMap((same): Finding[] => {
    const near = largestWithin(same, velocityDays);
    const [first] = near;
    if (!first || near.length < 3) return [];
    return [
      {
        rule: "claim_velocity",
        severity: near.length > 4 ? "critical" : near.length > 3 ? "high" : "medium",
        summary: `${near.length} claims on the card ${first.cardNumber} within ${velocityDays} days.`,
        evidence: near.map(lineOf),
        fingerprint: `claim_velocity:${first.policyId}`,
        claimIds: near.map(({ id }) => id),
        userIds: [],
      },
    ];
  });
}

export function impossibleDates(claims: readonly ClaimFacts[]): Finding[] {
  return claims.flatMap((claim): Finding[] => {
    const wrong = wrongDate(claim);
    if (!wrong) return [];
    return [
      {
        rule: "impossible_dates",
        severity: wrong.severity,
        summary: `${claim.claimNumber}: ${wrong.words}.`,
        evidence: [
          { label: "Treatment", value: formatDate(claim.treatedOn) },
          { label: "Claimed", value: formatDate(claim.claimedOn) },
          {
            label: "Policy",
            value: `${claim.cardNumber}, ${formatDate(claim.validFrom)} to ${formatDate(claim.validTo)}`,
          },
        ],
        fingerprint: `impossible_dates:${claim.id}`,
        claimIds: [claim.id],
        userIds: [],
      },
    ];
  });
}

function wrongDate(claim: ClaimFacts): { severity: FraudSeverity; words: string } | null {
  if (claim.treatedOn > claim.claimedOn) {
    return { severity: "critical", words: "claimed before the treatment took place" };
  }
  if (claim.treatedOn < claim.validFrom) {
    return { severity: "high", words: "treated before the policy began" };
  }
  if (claim.treatedOn > claim.validTo) {
    return { severity: "medium", words: "treated after the policy had ended" };
  }
  return null;
}

function lineOf(claim: ClaimFacts) {
  return {
    label: claim.claimNumber,
    value: `${claim.customerName}, ${formatMoney(paise(claim.amountPaise))} on ${formatDate(claim.claimedOn)}`,
  };
}

function groups<Row>(rows: readonly Row[], keyOfRow: (row: Row) => string): Row[][] {
  return [...Map.groupBy(rows, keyOfRow).values()];
}

/** The largest run of claims that lie within so many days of each other. */
function largestWithin(claims: readonly ClaimFacts[], days: number): ClaimFacts[] {
  const ordered = [...claims].sort(
    (a, b) => a.claimedOn.localeCompare(b.claimedOn) || (a.id < b.id ? -1 : 1),
  );
  let best: ClaimFacts[] = [];
  let start = 0;
  for (const [end, claim] of ordered.entries()) {
    while (istDaysBetween(ordered[start]?.claimedOn ?? claim.claimedOn, claim.claimedOn) > days) start += 1;
    if (end + 1 - start > best.length) best = ordered.slice(start, end + 1);
  }
  return best;
}

/** Ids in a fixed order, so that the order of rows makes no second alert. */
function keyOf(ids: readonly string[]): string {
  return [...new Set(ids)].sort().join("+");
}
