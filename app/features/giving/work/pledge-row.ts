/** What is pledged and not paid, as the database gives it. */
export type PledgeRow = { id: string; amountPaise: number; programme: string; createdAt: string };
