import type { MockTest } from "./mock-test.ts";

const LOOM_PASSAGE =
  "Handloom weaving survives in this district not because buyers are sentimental, but because a weaver can " +
  "change a design overnight. A mill must sell thousands of metres to recover the cost of a new pattern; a " +
  "loom recovers it with one sari. As fashion moves faster, the slow machine turns out to be the quick one.";

const SEATING =
  "Six friends P, Q, R, S, T and U sit in a row of six seats, numbered 1 to 6 from the left. P and U sit " +
  "at the two ends. Q is in seat 3, and R is just to the right of Q. S sits next to P. T sits somewhere to " +
  "the right of R.";

const SALES =
  "Sales in ₹ lakh over four quarters. Shop A: 20, 25, 30, 45. Shop B: 40, 35, 30, 25. Shop C: 15, 30, 45, " +
  "60.";

export const managementMockTest: MockTest = {
  id: "management",
  title: "Management mini mock: CAT style",
  examFamily: "CAT",
  minutes: 30,
  marking: { correct: 3, wrong: -1 },
  questions: [
    {
      id: "mgt-01",
      subject: "VARC",
      question: `${LOOM_PASSAGE}\n\nWhat is the main point of the passage?`,
      options: [
        "Mills make cloth of lower quality than handlooms do.",
        "Buyers choose handloom out of respect for tradition.",
        "Handlooms last because a new design costs them little and comes quickly.",
        "Fashion will move more slowly in the coming years.",
      ],
      answer: 2,
      explanation:
        "The passage sets sentiment aside and gives one reason: a loom recovers the cost of a new pattern " +
        "with one sari.",
    },
    {
      id: "mgt-02",
      subject: "VARC",
      question: `${LOOM_PASSAGE}\n\nWhich of these, if true, would weaken the argument most?`,
      options: [
        "New mills can print a single sari in a new pattern at no extra cost.",
        "Some weavers learn the trade from their parents.",
        "Handloom saris cost more than mill saris.",
        "The district has more looms than it had ten years ago.",
      ],
      answer: 0,
      explanation:
        "The argument rests on mills needing long runs to recover a pattern's cost. If one sari is enough " +
        "for a mill too, the advantage is gone.",
    },
    {
      id: "mgt-03",
      subject: "VARC",
      question:
        "Choose the order that makes the best paragraph.\n\nP. He therefore began to note the rain in a " +
        "school notebook every morning.\nQ. A farmer in a dry taluk saw that the forecast on the radio " +
        "rarely matched his own field.\nR. After six years the notebook knew his field better than the " +
        "radio did.\nS. It took him two minutes, a tin and a ruler.",
      options: ["P Q R S", "Q P S R", "R Q P S", "Q S P R"],
      answer: 1,
      explanation:
        "Q brings in the farmer and the problem; P answers it with 'therefore'; 'It' in S is the noting; R " +
        "closes after six years.",
    },
    {
      id: "mgt-04",
      subject: "VARC",
      question:
        "Fill the blank: The report was so ____ that even the critics of the committee quoted its figures " +
        "with respect.",
      options: ["verbose", "tentative", "partisan", "meticulous"],
      answer: 3,
      explanation:
        "Critics respect figures that are worked out with great care: meticulous. The other three words " +
        "are faults.",
    },
    {
      id: "mgt-05",
      subject: "VARC",
      question:
        "Applications to a fund doubled after its form was cut from twelve pages to two. The fund " +
        "concludes that the shorter form has brought in more students in need. The conclusion assumes that",
      options: [
        "at least some of the extra applicants are students in need",
        "no student in need applied before the change",
        "the fund now gives larger amounts",
        "longer forms are always unfair",
      ],
      answer: 0,
      explanation:
        "If none of the extra applicants were in need, the conclusion would fall. The other options are " +
        "not needed for it.",
    },
    {
      id: "mgt-06",
      subject: "DILR",
      question: `${SEATING}\n\nWho sits second to the right of S?`,
      options: ["Q", "T", "R", "U"],
      answer: 2,
      explanation:
        "Q is in 3 and R in 4. T is to the right of R and not at an end, so T is in 5. Then S is in 2, " +
        "next to P in 1, and U is in 6: P S Q R T U. Second to the right of S is R.",
    },
    {
      id: "mgt-07",
      subject: "DILR",
      question: `${SEATING}\n\nIf P and T now change places, who is the only neighbour of T?`,
      options: ["U", "S", "R", "Q"],
      answer: 1,
      explanation:
        "The row is P S Q R T U. After the change it is T S Q R P U, so T in seat 1 has only S beside it.",
    },
    {
      id: "mgt-08",
      subject: "DILR",
      question: `${SALES}\n\nWhat share of the year's total sales did Shop C make?`,
      options: ["33.3%", "35%", "40%", "37.5%"],
      answer: 3,
      explanation: "A made 120, B 130 and C 150, in all 400. 150 / 400 = 37.5%.",
    },
    {
      id: "mgt-09",
      subject: "DILR",
      question: `${SALES}\n\nIn which quarter did total sales grow fastest, in per cent, over the quarter before?`,
      options: ["Second", "Third", "Fourth", "Second and third equally"],
      answer: 2,
      explanation:
        "The totals are 75, 90, 105 and 130. Growth: 20%, 16.7% and 23.8%. The fourth quarter is the " +
        "fastest.",
    },
    {
      id: "mgt-10",
      subject: "DILR",
      question:
        "In a class of 60, 35 students drink tea, 30 drink coffee and 10 drink neither. How many drink both?",
      options: ["15", "5", "10", "25"],
      answer: 0,
      explanation: "50 students drink at least one. 35 + 30 − 50 = 15 drink both.",
    },
    {
      id: "mgt-11",
      subject: "QA",
      question:
        "A shopkeeper raises a price by 25% and then gives a discount of 20% on the raised price. The " +
        "final price is",
      options: [
        "5% above the first price",
        "equal to the first price",
        "5% below the first price",
        "4% above the first price",
      ],
      answer: 1,
      explanation: "1.25 × 0.80 = 1.00. The two changes cancel out.",
    },
    {
      id: "mgt-12",
      subject: "QA",
      question:
        "A can do a piece of work in 12 days and B in 18 days. They work together for 4 days, and then A " +
        "leaves. How many more days does B need?",
      options: ["6", "10", "9", "8"],
      answer: 3,
      explanation:
        "In 4 days they do 4 × (1/12 + 1/18) = 4 × 5/36 = 20/36. B does the other 16/36 at 1/18 a day: 8 " +
        "days.",
    },
    {
      id: "mgt-13",
      subject: "QA",
      question: "What is the remainder when 7¹⁰⁰ is divided by 5?",
      options: ["1", "2", "3", "4"],
      answer: 0,
      explanation: "7 leaves 2; 7² leaves 4; 7⁴ leaves 1. As 100 is a multiple of 4, the remainder is 1.",
    },
    {
      id: "mgt-14",
      subject: "QA",
      question: "If x + 1/x = 3, what is x³ + 1/x³?",
      options: ["27", "24", "18", "9"],
      answer: 2,
      explanation: "x³ + 1/x³ = (x + 1/x)³ − 3(x + 1/x) = 27 − 9 = 18.",
    },
    {
      id: "mgt-15",
      subject: "QA",
      question: "What is the radius of the circle inscribed in a triangle with sides 13, 14 and 15?",
      options: ["3", "4", "5", "6"],
      answer: 1,
      explanation:
        "Half the perimeter is 21. Area = √(21 × 8 × 7 × 6) = 84. Radius = area / half-perimeter = 84 / 21 " +
        "= 4.",
    },
  ],
};
