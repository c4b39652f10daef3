export interface StatedAmounts {
  /** The award of the terms: the owner's own word. */
  readonly awardPaise: number | null;
  /** What the scholarship's page says. */
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

/** The stated award exactly, or an amount of the stated range. Where nothing is stated no amount is usual. */
export function isWithinAmounts(
  amountPaise: number,
  { awardPaise, minPaise, maxPaise }: StatedAmounts,
): boolean {
  if (awardPaise !== null) return amountPaise === awardPaise;
  if (maxPaise === null) return false;
  return amountPaise >= (minPaise ?? maxPaise) && amountPaise <= maxPaise;
}
