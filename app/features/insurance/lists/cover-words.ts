/** Of a user and of a card. */
export const coverWords = { active: "Active", expired: "Expired" } as const;
