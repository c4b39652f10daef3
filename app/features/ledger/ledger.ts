/** Kinds of accounts; what is held for somebody is guarded: the database lets it be spent once. */
export const accountKinds = {
  /** Money at the bank. */
  bank: { label: "Bank", isGuarded: false },
  /** Received from a giver and not yet placed. */
  giver: { label: "Givers", isGuarded: true },
  /** Placed in a programme and not yet awarded. */
  programme: { label: "Programs", isGuarded: true },
  /** Awarded to a student and not yet on its way. */
  award: { label: "Awards", isGuarded: true },
  /** On its way to a student's bank. */
  payout: { label: "Payouts on their way", isGuarded: true },
  /** What the gateway kept of donations: the operator's cost, never the giver's (ADR 0011). */
  fee: { label: "Gateway fees", isGuarded: false },
  fee_tax: { label: "GST on gateway fees", isGuarded: false },
  /** What our own bank took: the operator's cost too. */
  bank_charge: { label: "Bank charges", isGuarded: false },
  /** What our own bank gave. */
  interest: { label: "Interest from the bank", isGuarded: false },
  /** What the operator has paid in to make the bank whole again. */
  operator: { label: "Paid in by the operator", isGuarded: false },
  /** Given to an implementing partner. */
  grant: { label: "Grants to partners", isGuarded: false },
  overhead: { label: "Administrative overheads", isGuarded: false },
  /** An institute's own money, and what of it reached its students: not ours, and never at our bank. */
  outside: { label: "Institutes' own money", isGuarded: false },
  outside_paid: { label: "Paid by institutes themselves", isGuarded: false },
  /** The insurance has a bank account of its own: no giver's rupee pays a claim. */
  insurance_bank: { label: "Insurance bank", isGuarded: false },
  premium: { label: "Premiums", isGuarded: false },
  claim_cost: { label: "Claims", isGuarded: false },
  /** Approved and not yet with the customer. */
  claim: { label: "Claims to be paid", isGuarded: true },
} as const;
export type AccountKind = keyof typeof accountKinds;

export interface AccountRef {
  readonly kind: AccountKind;
  /** The organisation, programme, award, payout or claim; null for the platform's own. */
  readonly ownerId: string | null;
}

export const account = {
  bank: { kind: "bank", ownerId: null },
  fee: { kind: "fee", ownerId: null },
  feeTax: { kind: "fee_tax", ownerId: null },
  bankCharge: { kind: "bank_charge", ownerId: null },
  interest: { kind: "interest", ownerId: null },
  operator: { kind: "operator", ownerId: null },
  insuranceBank: { kind: "insurance_bank", ownerId: null },
  premium: { kind: "premium", ownerId: null },
  claimCost: { kind: "claim_cost", ownerId: null },
  claim: (claimId: string) => ({ kind: "claim", ownerId: claimId }),
  giver: (organisationId: string) => ({ kind: "giver", ownerId: organisationId }),
  programme: (programmeId: string) => ({ kind: "programme", ownerId: programmeId }),
  award: (awardId: string) => ({ kind: "award", ownerId: awardId }),
  payout: (payoutId: string) => ({ kind: "payout", ownerId: payoutId }),
  /** What a programme gave to its implementing partner. */
  grant: (programmeId: string) => ({ kind: "grant", ownerId: programmeId }),
  /** What a programme spent on its administration. */
  overhead: (programmeId: string) => ({ kind: "overhead", ownerId: programmeId }),
  /** Of an institute that pays by itself, by the programme of its scholarship. */
  outside: (programmeId: string) => ({ kind: "outside", ownerId: programmeId }),
  outsidePaid: (programmeId: string) => ({ kind: "outside_paid", ownerId: programmeId }),
} as const satisfies Record<string, AccountRef | ((id: string) => AccountRef)>;

/** A line of a transaction: debit above zero, credit below. */
export interface EntryLine {
  readonly account: AccountRef;
  readonly amountPaise: number;
  /** Whose rupees these are (a donation's id). */
  readonly sourceId: string | null;
}

/** What one source still has in an account, as a positive amount. */
export interface Lot {
  readonly sourceId: string | null;
  readonly heldPaise: number;
}

/** Takes an amount out of lots, the oldest first; null when they hold too little. */
export function takeFromLots(lots: readonly Lot[], amountPaise: number): Lot[] | null {
  const taken: Lot[] = [];
  let left = amountPaise;
  for (const { sourceId, heldPaise } of lots) {
    if (left === 0) break;
    const part = Math.min(left, heldPaise);
    if (part > 0) taken.push({ sourceId, heldPaise: part });
    left -= part;
  }
  return left === 0 ? taken : null;
}
