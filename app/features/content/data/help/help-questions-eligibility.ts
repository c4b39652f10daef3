import type { HelpQuestion } from "./help-question.ts";

export const eligibilityQuestions = [
  {
    id: "who-can-use-scholarsetu",
    category: "eligibility",
    question: "Who can register on ScholarSetu?",
    answer:
      "Students of India from class 6 to PhD: school, ITI, diploma, degree, postgraduate, research and " +
      "professional courses. You need to be an Indian citizen with a valid Aadhaar card, a mobile number " +
      "and e-mail, and bank account details. If you are under 18, a parent or guardian gives consent. " +
      "There is no upper age limit for registering; single scholarships may have one. Counselling is meant " +
      "for students aged 13 to 30.",
    helpfulYes: 231,
    helpfulNo: 12,
  },
  {
    id: "how-do-i-know-if-i-am-eligible",
    category: "eligibility",
    question: "How do I know whether I am eligible for a scholarship?",
    answer:
      "Every scholarship shows its criteria one by one: class or course, state, gender, social group, " +
      "family income, marks, age, field and institution. When you are logged in, each shows as met, not " +
      "met or not known, with a match percentage. Fill in your profile to clear up what is not known. " +
      "Apply where everything is met. Where one thing is not met, the page says what would change it, such " +
      "as next year's marks.",
    helpfulYes: 247,
    helpfulNo: 16,
  },
  {
    id: "which-income-counts",
    category: "eligibility",
    question: "Whose income counts as family income?",
    answer:
      "Usually the yearly income of both parents from all sources: salary, farming, business, rent and " +
      "pension. Some schemes count a guardian's income, some the income of all earning members, and for a " +
      "married student it may be the spouse's. The figure must match your income certificate, which is " +
      "what the reviewer checks. Use income before deductions for the last financial year unless the " +
      "notice says otherwise. If a parent lost work this year, get a fresh certificate.",
    helpfulYes: 189,
    helpfulNo: 24,
  },
  {
    id: "what-is-the-income-limit",
    category: "eligibility",
    question: "What is the family income limit for scholarships?",
    answer:
      "It differs. Many post-matric schemes use ₹2.5 lakh a year. NMMSS uses ₹3.5 lakh, PM-USP CSSS ₹4.5 " +
      "lakh, and AICTE Pragati, Saksham and Top Class for SC students ₹8 lakh. Private awards range from " +
      "₹2 lakh up to ₹15 lakh for Reliance Foundation's undergraduate award. Merit awards such as INSPIRE " +
      "SHE have no limit. Enter your family income in your profile, and each scholarship shows whether you " +
      "are within its limit.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at each provider's site",
      confidence: "H",
    },
    helpfulYes: 216,
    helpfulNo: 20,
  },
  {
    id: "minimum-marks",
    category: "eligibility",
    question: "What marks do I need? Can an average student get a scholarship?",
    answer:
      "Yes. Need-based schemes often ask only for a pass or 50–60%, and post-matric schemes mostly ask for " +
      "admission to the course. Merit awards ask for 75–85% or a rank. If your marks are lower, look at " +
      "need, minority, women, sports and disability awards, at your state's portal, and at your own " +
      "college's fund. Marks of the last exam usually count, so a good result this year opens new doors " +
      "next year.",
    helpfulYes: 198,
    helpfulNo: 22,
  },
  {
    id: "percent-or-percentile",
    category: "eligibility",
    question: "What is the difference between per cent and percentile?",
    answer:
      "Per cent is your marks out of 100. Percentile is your place among those who wrote the same exam: " +
      "the 80th percentile means that you did better than about 80 of every 100 students of your board " +
      "that year. In a strict board 72% may reach the 80th percentile; in another it may need 88%. PM-USP " +
      "CSSS uses percentile. Your board publishes its cut-off each year; look there before you decide that " +
      "you do not qualify.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at scholarships.gov.in",
      confidence: "H",
    },
    helpfulYes: 153,
    helpfulNo: 7,
  },
  {
    id: "gap-year-students",
    category: "eligibility",
    question: "I took a gap year. Can I still apply?",
    answer:
      "Often, yes. Many private and state awards look at your present course and do not mind a gap. Some " +
      "national schemes want you to have passed class 12 in the same year, or allow only one or two years " +
      "between; AICTE schemes, for example, look at the year of admission. Write the true year of passing " +
      "and keep one line ready on what you did: preparation, illness, work or family care. An honest gap " +
      "does not count against you.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at each provider's site",
      confidence: "M",
    },
    helpfulYes: 124,
    helpfulNo: 18,
  },
  {
    id: "distance-and-open-learning",
    category: "eligibility",
    question: "Do distance, open or part-time students qualify?",
    answer:
      "For some awards. Most central schemes ask for a regular, full-time course at a recognised " +
      "institution. Post-matric schemes for SC and ST students, and a number of state and university " +
      "schemes, also help learners of open universities, usually with fees only. IGNOU has fee relief of " +
      "its own for certain groups. Search for your course and read the line on mode of study in the " +
      "eligibility list before you collect papers.",
    facts: {
      asOf: "2026-11-15",
      source: "ScholarSetu catalogue; confirm at each provider's site",
      confidence: "M",
    },
    helpfulYes: 88,
    helpfulNo: 19,
  },
  {
    id: "studying-in-another-state",
    category: "eligibility",
    question: "I study outside my home state. Which state's scholarship can I get?",
    answer:
      "State scholarships mostly follow your domicile, the state where your family lives, and many of them " +
      "pay even if your college is elsewhere in India; a few pay only inside the state. Post-matric " +
      "schemes for SC, ST and OBC students are usually paid by the home state. So choose your home state " +
      "in the filter, and apply on its portal with a domicile certificate. Also look at the fund of your " +
      "college, which does not ask where you come from.",
    helpfulYes: 137,
    helpfulNo: 15,
  },
  {
    id: "students-with-disabilities",
    category: "eligibility",
    question: "What is there for students with disabilities?",
    answer:
      "The Department of Empowerment of Persons with Disabilities runs pre-matric, post-matric, Top Class " +
      "and overseas scholarships and a national fellowship. You need a disability of 40% or more, shown by " +
      "a certificate or UDID card. AICTE Saksham pays ₹50,000 a year in technical courses, with family " +
      "income up to ₹8 lakh. Allowances for a reader, escort or device may come on top. Apply for the UDID " +
      "card early at swavlambancard.gov.in, since it can take some weeks.",
    facts: { asOf: "2026-11-15", source: "ScholarSetu catalogue; confirm at depwd.gov.in", confidence: "M" },
    helpfulYes: 112,
    helpfulNo: 5,
  },
] as const satisfies readonly HelpQuestion[];
