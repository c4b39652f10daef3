/** What a holder of a card reads by a link: a notice, and the rating of a claim. */
export const holderPagesEn = {
  title: "How did we do?",
  description: "Rate how your claim was handled.",
  lead: "Your claim {number}",
  question: "How was your claim handled?",
  scale: {
    s1: "1, Poor",
    s2: "2, Fair",
    s3: "3, Good",
    s4: "4, Very good",
    s5: "5, Excellent",
  },
  thanks: "Thank you. You gave {rating} of 5.",
  send: "Send the rating",
  change: "Change the rating",
  choose: "Choose one to five.",
  notice: {
    title: "A message for you",
    description: "A message about your Suraksha card.",
    from: "What we wrote to you",
    targets: {
      renewal: "Ask for the renewal",
      promotion: "See how it works",
      alert: "Get help",
      update: "Read the answers",
    },
  },
};
