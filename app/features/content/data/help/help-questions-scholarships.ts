import type { HelpQuestion } from "./help-question.ts";

export const scholarshipQuestions = [
  {
    id: "what-kinds-of-scholarships-are-there",
    category: "scholarships",
    question: "What kinds of scholarships can I find here?",
    answer:
      "ScholarSetu lists 5000+ scholarships in three groups by provider: government (ministries and " +
      "national bodies), state (your state's welfare and education departments) and private (companies, " +
      "trusts and banks). By purpose they are merit, need, minority, women, sports, arts and research " +
      "awards. They serve students from class 6 to PhD. Use the four filters on the scholarships page, " +
      "category, provider type, class level and state, and combine them with the search box.",
    helpfulYes: 327,
    helpfulNo: 18,
  },
  {
    id: "is-scholarsetu-free",
    category: "scholarships",
    question: "Is ScholarSetu free? Do I pay to get a scholarship?",
    answer:
      "Searching, counselling, guides and applying are free for students. Where a low-cost service carries " +
      "a minimum charge, it is shown before you pay, on our own payment page. Nobody can sell you a " +
      "scholarship: no genuine provider asks for a fee to select you, a deposit to release your money, or " +
      "a payment to a person's UPI number. If somebody asks in our name, do not pay, and tell the help " +
      "desk.",
    helpfulYes: 389,
    helpfulNo: 33,
  },
  {
    id: "what-is-nmmss",
    category: "scholarships",
    question: "What is the National Means-cum-Merit Scholarship (NMMSS)?",
    answer:
      "It pays ₹12,000 a year (₹1,000 a month) from class 9 to class 12 to students of state government, " +
      "aided and local-body schools. You are chosen by a state test taken in class 8, with a mental " +
      "ability part and a school subjects part. Parents' income may be up to ₹3.5 lakh a year; you usually " +
      "need 55% in class 7 (50% for SC and ST). Test forms usually close between July and October. Ask " +
      "your school for the state notice.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at scholarships.gov.in",
      confidence: "H",
    },
    helpfulYes: 204,
    helpfulNo: 16,
  },
  {
    id: "what-is-csss",
    category: "scholarships",
    question: "What is the Central Sector Scholarship (PM-USP CSSS)?",
    answer:
      "It is a merit award for college students who were above the 80th percentile of their own board's " +
      "class 12 results. That is a rank among the students of your board, not 80% marks. Family income may " +
      "be up to ₹4.5 lakh a year. It pays ₹12,000 a year for the first three years of a degree and ₹20,000 " +
      "a year at postgraduate level and in years 4 and 5. Apply on the National Scholarship Portal, which " +
      "usually closes on 31 October.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at scholarships.gov.in",
      confidence: "H",
    },
    helpfulYes: 219,
    helpfulNo: 24,
  },
  {
    id: "scholarships-for-girls",
    category: "scholarships",
    question: "Which scholarships are meant for girls and women?",
    answer:
      "Several large ones. AICTE Pragati pays ₹50,000 a year to girls in technical diploma and degree " +
      "courses, with family income up to ₹8 lakh. CBSE has a merit award for a single girl child in " +
      "classes 11 and 12. Kotak Kanya, Azim Premji, Santoor and U-Go support girls in college, each with " +
      "its own rules. WISE-PhD and a UGC fellowship for single girl children support research. Choose the " +
      "women category on the scholarships page to see which are open now.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at each provider's site",
      confidence: "H",
    },
    helpfulYes: 276,
    helpfulNo: 15,
  },
  {
    id: "sc-st-obc-post-matric",
    category: "scholarships",
    question: "What are pre-matric and post-matric scholarships?",
    answer:
      "They are government schemes for SC, ST, OBC, EBC, DNT and some other groups. Pre-matric means up to " +
      "class 10; post-matric means class 11 and above, up to PhD. They pay a yearly amount, and " +
      "post-matric schemes often pay the compulsory fees too. The income ceiling is usually ₹2.5 lakh a " +
      "year. Your state runs them, on the National Scholarship Portal or a portal of its own, so dates " +
      "differ; commonly they close between October and January.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at scholarships.gov.in",
      confidence: "M",
    },
    helpfulYes: 243,
    helpfulNo: 27,
  },
  {
    id: "minority-scholarships",
    category: "scholarships",
    question: "Are minority scholarships open this year?",
    answer:
      "Some are. State awards for minority students, such as Aikyashree in West Bengal, and many private " +
      "awards are running. The central pre-matric and post-matric minority schemes are listed as open only " +
      "when the National Scholarship Portal shows a cycle for them. The Maulana Azad National Fellowship " +
      "and the Begum Hazrat Mahal scholarship have ended; do not trust a page that still invites you to " +
      "apply for them. Choose the minority category and your state to see what is open.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at scholarships.gov.in",
      confidence: "M",
    },
    helpfulYes: 131,
    helpfulNo: 32,
  },
  {
    id: "science-scholarships",
    category: "scholarships",
    question: "I want to study science. Which scholarships fit?",
    answer:
      "INSPIRE SHE pays ₹80,000 a year to students of natural and basic sciences at degree level; you " +
      "usually qualify by standing in the top 1% of your class 12 board or by a listed national rank. KVPY " +
      "has ended. For PhD, look at PMRF, INSPIRE Fellowship and JRF through UGC-NET or CSIR-NET. Private " +
      "awards for science include those of Infosys Foundation, L'Oréal and IET. Check each notice for the " +
      "field and the year of study it accepts.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at online-inspire.gov.in",
      confidence: "H",
    },
    helpfulYes: 149,
    helpfulNo: 12,
  },
  {
    id: "sports-and-arts-scholarships",
    category: "scholarships",
    question: "Are there scholarships for sports, music, dance or art?",
    answer:
      "Yes. For sports, Khelo India picks athletes through games and trials, and IndianOil and ONGC pay " +
      "monthly amounts to young players. For arts, the CCRT talent search supports children learning a " +
      "traditional form, and the Ministry of Culture supports young artistes. Most of these ask for " +
      "certificates of state or national level, or a video or trial. Choose sports or arts in the category " +
      "filter, and keep your certificates scanned and dated.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at each provider's site",
      confidence: "M",
    },
    helpfulYes: 118,
    helpfulNo: 17,
  },
  {
    id: "phd-fellowships",
    category: "scholarships",
    question: "What support is there for a PhD?",
    answer:
      "Most national fellowships pay ₹37,000 a month for two years and ₹42,000 a month after that, plus " +
      "house rent: JRF through UGC-NET or CSIR-NET, the national fellowships for SC, ST, OBC and students " +
      "with disabilities, and INSPIRE. PMRF pays ₹70,000–₹80,000 a month with a research grant. ICSSR " +
      "supports the social sciences at ₹20,000 a month. Each has its own test or call, so read the current " +
      "notice before you plan.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at each provider's site",
      confidence: "M",
    },
    helpfulYes: 127,
    helpfulNo: 9,
  },
  {
    id: "study-abroad-scholarships",
    category: "scholarships",
    question: "Can I get a scholarship to study abroad?",
    answer:
      "Yes, mostly for master's and PhD study. Fulbright-Nehru, Chevening, Commonwealth, Erasmus Mundus, " +
      "DAAD, Eiffel and SINGA are open to Indians, each with its own rules on marks, age and work " +
      "experience. The National Overseas Scholarships support SC, ST and some other groups with low family " +
      "income. Begin 12 to 18 months ahead, since many close in autumn for the next year. Our study-abroad " +
      "page lists them with their closing months, and a counsellor can help you choose, free.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at each provider's site",
      confidence: "M",
    },
    helpfulYes: 165,
    helpfulNo: 20,
  },
  {
    id: "can-i-hold-two-scholarships",
    category: "scholarships",
    question: "Can I hold two scholarships at the same time?",
    answer:
      "It depends on the rules of both. Most central schemes on the National Scholarship Portal do not " +
      "allow a second government scholarship for the same course. Many private awards allow it, and some " +
      "reduce their amount by what you already get. Read the terms of each award and tell both providers " +
      "the truth: a hidden second award can mean paying the money back. If you must choose, compare the " +
      "total over the whole course, not the first year alone.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at scholarships.gov.in",
      confidence: "M",
    },
    helpfulYes: 211,
    helpfulNo: 19,
  },
  {
    id: "how-do-i-renew-a-scholarship",
    category: "scholarships",
    question: "How do I renew my scholarship next year?",
    answer:
      "Renewal is usually a shorter form in the same window as fresh applications. You need the new mark " +
      "sheet, a fee receipt or bonafide certificate for the new year, and often a fresh income " +
      "certificate. Most awards ask you to pass with the required marks and attendance; PM-USP CSSS, for " +
      "example, asks for at least 50% marks and 75% attendance. Missing one renewal can end the award, so " +
      "put the date in your calendar when you get the first payment.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at scholarships.gov.in",
      confidence: "M",
    },
    helpfulYes: 139,
    helpfulNo: 14,
  },
  {
    id: "how-is-the-money-paid",
    category: "scholarships",
    question: "How and when is the scholarship money paid?",
    answer:
      "Government scholarships come by direct benefit transfer to the student's own bank account, which " +
      "must be linked to Aadhaar and active. Fees may go straight to the college. Private awards pay to " +
      "your account or to the institute. Money usually comes some weeks after approval, once the account " +
      "is checked. Use an account in the student's name, keep it in use, and do not close it in mid-year. " +
      "If a payment is returned, your dashboard asks you to correct the details.",
    helpfulYes: 254,
    helpfulNo: 36,
  },
  {
    id: "how-do-i-spot-a-fake-scholarship",
    category: "scholarships",
    question: "How can I tell whether a scholarship is real?",
    answer:
      "Look for the provider's own website, a named contact, clear rules and a closing date. Be careful " +
      "when a message promises selection, asks for a fee or OTP, comes from a personal number, or copies a " +
      "government logo on a strange address: central government sites end in .gov.in or .nic.in. Search " +
      "the name together with the provider's site. Ended schemes, such as KVPY or NTSE cycles that were " +
      "never announced, are often used as bait. When in doubt, ask our help desk first.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at scholarships.gov.in",
      confidence: "M",
    },
    helpfulYes: 193,
    helpfulNo: 8,
  },
] as const satisfies readonly HelpQuestion[];
