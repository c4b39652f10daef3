/** Why the desk declines, as it chooses; who wrote reads the same in their language (suggestion-news.messages). */
export const declineReasons = {
  unproven: "The proof does not carry it",
  already: "The page says so already",
  provider: "The provider’s own notice says otherwise",
  unclear: "It is not clear what is meant",
  elsewhere: "It is about another scholarship, or nothing of this page",
} as const;

export type DeclineReason = keyof typeof declineReasons;
export const declineReasonNames = Object.keys(declineReasons) as DeclineReason[];
