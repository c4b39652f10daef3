import type { MockTest } from "./mock-test.ts";

export const civilServicesMockTest: MockTest = {
  id: "civil-services",
  title: "Civil services mini mock: UPSC prelims style",
  examFamily: "UPSC CSE Prelims, General Studies I",
  minutes: 18,
  marking: { correct: 2, wrong: -0.66 },
  questions: [
    {
      id: "upsc-01",
      subject: "Polity",
      question:
        "Which Article of the Constitution gives every child of 6 to 14 years the right to free and " +
        "compulsory education?",
      options: ["Article 19", "Article 21A", "Article 45", "Article 32"],
      answer: 1,
      explanation:
        "Article 21A was added by the 86th Amendment (2002). Article 45 now speaks of early childhood care " +
        "below six years.",
    },
    {
      id: "upsc-02",
      subject: "History",
      question:
        "At which session did the Indian National Congress declare Purna Swaraj (complete independence) as " +
        "its goal?",
      options: ["Lahore, 1929", "Karachi, 1931", "Lucknow, 1916", "Nagpur, 1920"],
      answer: 0,
      explanation:
        "The Lahore session of December 1929, under Jawaharlal Nehru, took the resolution; 26 January 1930 " +
        "was kept as Independence Day.",
    },
    {
      id: "upsc-03",
      subject: "Geography",
      question: "Through which of these states does the Tropic of Cancer NOT pass?",
      options: ["Tripura", "Mizoram", "Chhattisgarh", "Odisha"],
      answer: 3,
      explanation:
        "It passes through Gujarat, Rajasthan, Madhya Pradesh, Chhattisgarh, Jharkhand, West Bengal, " +
        "Tripura and Mizoram. Odisha lies to its south.",
    },
    {
      id: "upsc-04",
      subject: "Economy",
      question: "Which body recommends the Minimum Support Prices of crops to the Union government?",
      options: [
        "Food Corporation of India",
        "NABARD",
        "Commission for Agricultural Costs and Prices",
        "NITI Aayog",
      ],
      answer: 2,
      explanation:
        "The Commission for Agricultural Costs and Prices recommends; the Union government decides. The " +
        "Food Corporation buys and stores.",
    },
    {
      id: "upsc-05",
      subject: "Polity",
      question:
        "Consider the statements.\n1. The Fundamental Duties were added by the 42nd Amendment.\n2. A court " +
        "can issue a writ against a citizen for breaking a Fundamental Duty as such.\nWhich is correct?",
      options: ["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"],
      answer: 0,
      explanation:
        "The 42nd Amendment (1976) added Part IVA. The duties are not enforceable by themselves; a law " +
        "must give them force.",
    },
    {
      id: "upsc-06",
      subject: "Economy",
      question: "When the Reserve Bank of India raises the repo rate, what is the most direct result?",
      options: [
        "Banks must keep more cash with the Reserve Bank.",
        "Income tax rates rise.",
        "It becomes costlier for banks to borrow from the Reserve Bank.",
        "The rupee is devalued by law.",
      ],
      answer: 2,
      explanation:
        "The repo rate is the rate at which banks borrow from the Reserve Bank. Keeping cash with it is a " +
        "matter of the cash reserve ratio.",
    },
    {
      id: "upsc-07",
      subject: "Polity",
      question:
        "Consider the statements about a Money Bill.\n1. It can be introduced only in the Lok Sabha.\n2. " +
        "The Rajya Sabha must return it within 14 days.\n3. The Speaker of the Lok Sabha decides whether a " +
        "Bill is a Money Bill.\nHow many are correct?",
      options: ["Only one", "Only two", "None", "All three"],
      answer: 3,
      explanation: "Articles 109 and 110 say all three.",
    },
    {
      id: "upsc-08",
      subject: "Geography",
      question:
        "Consider the pairs of river and where it ends.\n1. Narmada: Gulf of Khambhat\n2. Mahanadi: Bay of " +
        "Bengal\n3. Luni: Rann of Kachchh\nHow many pairs are correct?",
      options: ["Only one", "All three", "Only two", "None"],
      answer: 1,
      explanation:
        "All three are right. The Luni never meets the open sea: it is lost in the marshes of the Rann.",
    },
    {
      id: "upsc-09",
      subject: "History",
      question:
        "Put these in order of time, earliest first.\n1. Bardoli Satyagraha\n2. Champaran Satyagraha\n3. " +
        "Rowlatt Satyagraha\n4. Kheda Satyagraha",
      options: ["2, 4, 3, 1", "4, 2, 3, 1", "2, 3, 4, 1", "2, 4, 1, 3"],
      answer: 0,
      explanation: "Champaran 1917, Kheda 1918, Rowlatt 1919, Bardoli 1928.",
    },
    {
      id: "upsc-10",
      subject: "Environment",
      question:
        "Consider the pairs of agreement and subject.\n1. Montreal Protocol: substances that harm the " +
        "ozone layer\n2. Basel Convention: migratory birds\n3. Minamata Convention: mercury\nHow many " +
        "pairs are correct?",
      options: ["Only one", "Only two", "All three", "None"],
      answer: 1,
      explanation:
        "Pairs 1 and 3 are right. The Basel Convention controls the movement of hazardous wastes across " +
        "borders.",
    },
    {
      id: "upsc-11",
      subject: "Culture",
      question:
        "Consider the pairs of dance and the state it comes from.\n1. Sattriya: Assam\n2. Kuchipudi: " +
        "Andhra Pradesh\n3. Mohiniyattam: Tamil Nadu\nHow many pairs are correct?",
      options: ["Only one", "All three", "Only two", "None"],
      answer: 2,
      explanation: "Pairs 1 and 2 are right. Mohiniyattam comes from Kerala.",
    },
    {
      id: "upsc-12",
      subject: "Science",
      question: "CRISPR-Cas9, often in the news, is a tool for",
      options: [
        "storing hydrogen as fuel",
        "sending encrypted messages",
        "finding planets of other stars",
        "cutting and editing DNA at a chosen place",
      ],
      answer: 3,
      explanation:
        "A guide RNA leads the Cas9 enzyme to a chosen stretch of DNA, which it cuts so that the gene can " +
        "be changed.",
    },
    {
      id: "upsc-13",
      subject: "Economy",
      question:
        "Consider the statements about the Goods and Services Tax Council.\n1. It is set up under Article " +
        "279A of the Constitution.\n2. The Union Finance Minister chairs it.\n3. The vote of the Union " +
        "counts for one-half of the votes cast.\nWhich are correct?",
      options: ["1 and 2 only", "2 and 3 only", "1 and 3 only", "1, 2 and 3"],
      answer: 0,
      explanation:
        "Statements 1 and 2 are right. The vote of the Union weighs one-third, and those of all the states " +
        "together two-thirds.",
    },
    {
      id: "upsc-14",
      subject: "Polity",
      question:
        "Consider the statements about the Tenth Schedule (anti-defection).\n1. A nominated member may " +
        "join a party within six months of taking the seat without being disqualified.\n2. Questions of " +
        "disqualification are decided by the presiding officer of the House.\nWhich is correct?",
      options: ["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"],
      answer: 2,
      explanation:
        "Both are in the Tenth Schedule. The courts can review the presiding officer's decision afterwards.",
    },
    {
      id: "upsc-15",
      subject: "History",
      question: "The remorse of Ashoka over the war in Kalinga is recorded in",
      options: [
        "Major Rock Edict I",
        "Major Rock Edict XIII",
        "the Lumbini (Rummindei) pillar inscription",
        "the Junagadh inscription of Rudradaman",
      ],
      answer: 1,
      explanation:
        "Major Rock Edict XIII tells of the dead and the carried away of Kalinga, and of conquest by " +
        "dhamma instead of war.",
    },
  ],
};
