import type { Exam } from "./exam.ts";

export const managementBankingExams: readonly Exam[] = [
  {
    id: "cat",
    name: "CAT",
    category: "management",
    level: "postgraduate",
    levels: ["postgraduate", "graduate"],
    fullName: "Common Admission Test",
    description: "The main test for MBA places at the IIMs and at hundreds of other business schools.",
    examDate: "29 November 2026",
    examOn: "2026-11-29",
    examOnIsEstimate: false,
    applicationDeadline: "August–September; closed for 2026",
    eligibility:
      "A bachelor's degree, or its final year, with at least 50% (45% for SC, ST and students with " +
      "disabilities). No age limit.",
    syllabus: [
      "Verbal Ability and Reading Comprehension",
      "Data Interpretation and Logical Reasoning",
      "Quantitative Ability",
    ],
    pattern:
      "68 questions in three sections of 40 minutes with no switching: VARC 24, DILR 22, QA 22. +3 for a " +
      "right answer, −1 for a wrong choice; typed answers have no minus. Computer-based, three slots. (66 " +
      "questions in 2023 and 2024.)",
    duration: "120 minutes",
    totalMarks: "204",
    preparationTime: { weeks: 32, text: "6–8 months" },
    difficulty: "High",
    successRate: "Usually the top 1–2% get calls from the older IIMs",
    topColleges: ["IIM Ahmedabad", "IIM Bangalore", "IIM Calcutta", "IIM Kozhikode", "FMS Delhi"],
    averagePackage: "Usually ₹25–35 lakh a year at the older IIMs, less elsewhere",
    officialSite: "https://iimcat.ac.in/",
    asOf: "2026-11-15",
    source: "shiksha.com; confirm at iimcat.ac.in",
    confidence: "H",
  },
  {
    id: "xat",
    name: "XAT",
    category: "management",
    level: "postgraduate",
    levels: ["postgraduate", "graduate"],
    fullName: "Xavier Aptitude Test",
    description:
      "For XLRI and more than 250 other business schools. Known for its section on decision making.",
    examDate: "First Sunday of January (3 January 2027 is expected)",
    examOn: "2027-01-03",
    examOnIsEstimate: true,
    applicationDeadline: "Usually July to early December; check the official notice",
    eligibility:
      "A bachelor's degree of three years or more in any subject, or its final year. No minimum marks to " +
      "register.",
    syllabus: [
      "Verbal and Logical Ability",
      "Decision Making",
      "Quantitative Ability and Data Interpretation",
      "General Knowledge",
    ],
    pattern:
      "About 95–100 multiple-choice questions. +1 for a right answer, −0.25 for a wrong one; leaving more " +
      "than eight blank costs 0.10 each. Sections and times have changed between years: check the notice. " +
      "Computer-based.",
    duration: "About 180 minutes; check the notice",
    totalMarks: "About 95–100",
    preparationTime: { weeks: 20, text: "5 months, or 6 weeks on top of CAT" },
    difficulty: "High",
    successRate: "About 1 lakh write; XLRI usually calls from the 93rd–96th percentile",
    topColleges: ["XLRI Jamshedpur", "XLRI Delhi-NCR", "XIM University", "IMT Ghaziabad", "TAPMI Manipal"],
    averagePackage: "Usually ₹25–30 lakh a year at XLRI, less elsewhere",
    officialSite: "https://xatonline.in/",
    asOf: "2026-11-15",
    source: "pw.live (provisional dates); confirm at xatonline.in",
    confidence: "M",
  },
  {
    id: "gmat",
    name: "GMAT",
    category: "management",
    level: "postgraduate",
    levels: ["postgraduate", "graduate"],
    fullName: "Graduate Management Admission Test",
    description:
      "For MBA and business master's places abroad and some in India. Taken when you are ready, at a " +
      "centre or at home.",
    examDate: "Year round",
    examOn: null,
    examOnIsEstimate: false,
    applicationDeadline: "Book any open day; plan at least six weeks ahead",
    eligibility:
      "18 years or older (13–17 with a parent's permission). No degree is needed to sit it; schools set " +
      "their own rules.",
    syllabus: ["Quantitative Reasoning", "Verbal Reasoning", "Data Insights"],
    pattern:
      "64 questions in three sections. Adaptive; you may choose the order of sections. Computer-based.",
    duration: "2 hours 15 minutes",
    totalMarks: "205–805",
    preparationTime: { weeks: 14, text: "3–4 months" },
    difficulty: "High",
    successRate: "No pass or fail; top schools usually look for 645 or more",
    topColleges: ["ISB Hyderabad", "INSEAD", "London Business School", "Wharton", "IIM Ahmedabad PGPX"],
    averagePackage: "Differs by school and country; look at the school's employment report",
    officialSite: "https://www.mba.com/",
    asOf: "2026-11-15",
    source: "our own outline, compared with no notice yet; confirm at mba.com",
    confidence: "H",
  },
  {
    id: "ibps-po",
    name: "IBPS PO",
    category: "banking",
    level: "graduate",
    levels: ["graduate"],
    fullName: "IBPS Probationary Officer (CRP PO/MT)",
    description: "One test for officer posts in the public-sector banks other than SBI.",
    examDate: "Prelims usually in August, Mains in October; 2027 dates come with the IBPS calendar",
    examOn: null,
    examOnIsEstimate: true,
    applicationDeadline: "Usually July; check the official notice",
    eligibility: "Any bachelor's degree, age 20–30 (more for reserved groups).",
    syllabus: [
      "English Language",
      "Quantitative Aptitude",
      "Reasoning Ability",
      "General, economy and banking awareness (Mains)",
      "Letter and essay (Mains)",
    ],
    pattern:
      "Prelims: English 30 questions (30 marks), Quantitative 35 (30), Reasoning 35 (40), 20 minutes each. " +
      "Mains: objective 200 marks in 160 minutes and descriptive 25 marks in 30 minutes; the number of " +
      "questions has changed, so check the notice. −0.25 for a wrong answer. Merit is 80% Mains and 20% " +
      "interview.",
    duration: "60 minutes (Prelims); 190 minutes (Mains)",
    totalMarks: "100 (Prelims); 225 (Mains)",
    preparationTime: { weeks: 24, text: "6 months" },
    difficulty: "Moderate",
    successRate: "Usually 1% or less of applicants",
    topColleges: [
      "Bank of Baroda",
      "Canara Bank",
      "Punjab National Bank",
      "Union Bank of India",
      "Indian Bank",
    ],
    averagePackage: "Usually ₹8–10 lakh a year with allowances (basic pay ₹48,480 a month)",
    officialSite: "https://www.ibps.in/",
    asOf: "2026-11-15",
    source: "mocksutra.com; the pay is our own outline; confirm at ibps.in",
    confidence: "M",
  },
  {
    id: "sbi-po",
    name: "SBI PO",
    category: "banking",
    level: "graduate",
    levels: ["graduate"],
    fullName: "State Bank of India Probationary Officer",
    description: "Officer posts in the country's largest bank, by its own test in three phases.",
    examDate: "Dates move from year to year; check the official notice",
    examOn: null,
    examOnIsEstimate: true,
    applicationDeadline: "Open for about three weeks after the notice",
    eligibility:
      "Any bachelor's degree or its final year, age 21–30 (more for reserved groups). A limited number of " +
      "tries.",
    syllabus: [
      "English Language",
      "Quantitative Aptitude",
      "Reasoning and computer aptitude",
      "General, economy and banking awareness",
      "Data analysis",
    ],
    pattern:
      "Prelims: 100 questions in English, Quantitative and Reasoning, usually 20 minutes each. Mains: " +
      "objective 200 marks and descriptive 50 marks. Then a psychometric test, group exercise and " +
      "interview. −0.25 for a wrong answer.",
    duration: "60 minutes (Prelims); about 210 minutes (Mains)",
    totalMarks: "100 (Prelims); 250 (Mains)",
    preparationTime: { weeks: 26, text: "6 months" },
    difficulty: "High",
    successRate: "Usually under 1% of applicants",
    topColleges: ["State Bank of India"],
    averagePackage: "Usually a little above other public-sector banks, by city of posting",
    officialSite: "https://sbi.co.in/web/careers",
    asOf: "2026-11-15",
    source: "our own outline, compared with no notice yet; confirm at sbi.co.in",
    confidence: "M",
  },
  {
    id: "rbi-grade-b",
    name: "RBI Grade B",
    category: "banking",
    level: "graduate",
    levels: ["graduate"],
    fullName: "Reserve Bank of India Officer in Grade B (General)",
    description: "Officer posts in the central bank, with work on currency, regulation and policy.",
    examDate: "Usually between July and October; check the official notice",
    examOn: null,
    examOnIsEstimate: true,
    applicationDeadline: "Open for about three weeks after the notice",
    eligibility:
      "A bachelor's degree with 60% (50% for SC, ST and persons with disabilities) or a master's with 55%, " +
      "age usually 21–30.",
    syllabus: [
      "General Awareness",
      "Reasoning",
      "English Language",
      "Quantitative Aptitude",
      "Economic and social issues (Phase II)",
      "Finance and management (Phase II)",
    ],
    pattern:
      "Phase I: 200 questions, 200 marks, in two hours, −1/4 for a wrong answer. Phase II: three papers of " +
      "100 marks, part objective and part descriptive. Then an interview of 75 marks.",
    duration: "120 minutes (Phase I)",
    totalMarks: "200 (Phase I); 300 (Phase II)",
    preparationTime: { weeks: 36, text: "8–9 months" },
    difficulty: "Very High",
    successRate: "Usually far under 1% of applicants",
    topColleges: ["Reserve Bank of India"],
    averagePackage: "Usually ₹15–20 lakh a year with allowances; check the notice",
    officialSite: "https://opportunities.rbi.org.in/",
    asOf: "2026-11-15",
    source: "our own outline, compared with no notice yet; confirm at opportunities.rbi.org.in",
    confidence: "M",
  },
];
