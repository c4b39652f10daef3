import type { MockTest } from "./mock-test.ts";

export const bankingMockTest: MockTest = {
  id: "banking",
  title: "Banking mini mock: IBPS PO prelims style",
  examFamily: "IBPS PO",
  minutes: 10,
  marking: { correct: 1, wrong: -0.25 },
  questions: [
    {
      id: "bnk-01",
      subject: "English Language",
      question:
        "Which part has the error? Neither of the two branches (A) / have received (B) / the new forms (C) " +
        "/ this week. (D)",
      options: ["A", "B", "C", "D"],
      answer: 1,
      explanation:
        "'Neither of' takes a singular verb: Neither of the two branches has received the new forms.",
    },
    {
      id: "bnk-02",
      subject: "English Language",
      question: "Fill the blank: The manager insisted ____ seeing the original documents.",
      options: ["for", "to", "at", "on"],
      answer: 3,
      explanation: "The verb 'insist' goes with 'on': insisted on seeing.",
    },
    {
      id: "bnk-03",
      subject: "English Language",
      question: "Choose the word nearest in meaning to PRUDENT.",
      options: ["Sensible", "Sudden", "Proud", "Generous"],
      answer: 0,
      explanation: "A prudent person acts with care and good sense.",
    },
    {
      id: "bnk-04",
      subject: "English Language",
      question:
        "Choose the best replacement for the words in capitals: She has been working in the bank SINCE TEN " +
        "YEARS.",
      options: ["from ten years", "since ten year", "for ten years", "no change needed"],
      answer: 2,
      explanation:
        "'For' goes with a length of time, 'since' with a starting point: for ten years, since 2016.",
    },
    {
      id: "bnk-05",
      subject: "English Language",
      question: "Choose the word most opposite in meaning to SCARCE.",
      options: ["Rare", "Plentiful", "Costly", "Hidden"],
      answer: 1,
      explanation: "Scarce means in short supply; plentiful means more than enough.",
    },
    {
      id: "bnk-06",
      subject: "Quantitative Aptitude",
      question: "35% of 480 + √576 = ?",
      options: ["192", "188", "168", "196"],
      answer: 0,
      explanation: "35% of 480 = 168 and √576 = 24. 168 + 24 = 192.",
    },
    {
      id: "bnk-07",
      subject: "Quantitative Aptitude",
      question: "What comes next? 7, 12, 22, 42, 82, ?",
      options: ["142", "152", "164", "162"],
      answer: 3,
      explanation: "The gaps double: 5, 10, 20, 40, then 80. 82 + 80 = 162.",
    },
    {
      id: "bnk-08",
      subject: "Quantitative Aptitude",
      question:
        "A train 180 m long passes a pole in 9 seconds. How long does it take to pass a platform of 320 m?",
      options: ["16 seconds", "20 seconds", "25 seconds", "28 seconds"],
      answer: 2,
      explanation: "Speed = 180 / 9 = 20 m/s. It must cover 180 + 320 = 500 m: 500 / 20 = 25 seconds.",
    },
    {
      id: "bnk-09",
      subject: "Quantitative Aptitude",
      question: "What is the compound interest on ₹8,000 for 2 years at 5% a year, compounded yearly?",
      options: ["₹800", "₹820", "₹840", "₹810"],
      answer: 1,
      explanation: "8,000 × 1.05 × 1.05 = 8,820. The interest is ₹820.",
    },
    {
      id: "bnk-10",
      subject: "Quantitative Aptitude",
      question:
        "A boat goes at 12 km/h in still water; the stream flows at 3 km/h. How long does it take to go 45 " +
        "km downstream and come back?",
      options: ["8 hours", "7 hours 30 minutes", "6 hours", "9 hours"],
      answer: 0,
      explanation: "Down: 45 / 15 = 3 hours. Back: 45 / 9 = 5 hours. Together 8 hours.",
    },
    {
      id: "bnk-11",
      subject: "Reasoning Ability",
      question: "Meera walks 6 m north, turns right and walks 8 m. How far is she from where she began?",
      options: ["14 m", "2 m", "12 m", "10 m"],
      answer: 3,
      explanation: "The two legs are at a right angle: √(6² + 8²) = √100 = 10 m.",
    },
    {
      id: "bnk-12",
      subject: "Reasoning Ability",
      question: "In a code, BANK is written DCPM. How is LOAN written?",
      options: ["NQCP", "NQBP", "MPBO", "NRCP"],
      answer: 0,
      explanation: "Each letter moves two places on: L to N, O to Q, A to C, N to P.",
    },
    {
      id: "bnk-13",
      subject: "Reasoning Ability",
      question: "Statement: P ≥ Q > R = S. Which conclusion is certainly true?",
      options: ["Q = S", "R > P", "P > S", "P = R"],
      answer: 2,
      explanation: "P is at least Q, Q is greater than R, and R equals S. So P > S.",
    },
    {
      id: "bnk-14",
      subject: "Reasoning Ability",
      question:
        "Statements: All pens are inks. Some inks are reds. Conclusions: I. Some pens are reds. II. Some " +
        "inks are pens. Which follows?",
      options: ["Only I", "Only II", "Both I and II", "Neither"],
      answer: 1,
      explanation:
        "All pens are inks, so some inks are pens: II follows. The reds may be inks that are not pens, so " +
        "I need not hold.",
    },
    {
      id: "bnk-15",
      subject: "Reasoning Ability",
      question:
        "Pointing to a girl, Meena said, 'She is the daughter of the only son of my mother's father.' How " +
        "is the girl related to Meena?",
      options: ["Sister", "Aunt", "Niece", "Cousin"],
      answer: 3,
      explanation:
        "The only son of her mother's father is Meena's maternal uncle. His daughter is Meena's cousin.",
    },
  ],
};
