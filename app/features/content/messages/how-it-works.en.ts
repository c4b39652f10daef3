/** The same promises as on the home page and in the FAQ (spec 1, claims), at more length. */
export const howItWorksEn = {
  title: "How It Works",
  purpose: "From search to money in the bank: what you do, what we do, and by when.",
  howTo: "How to get a scholarship with ScholarSetu",
  stepsTitle: "Four steps",
  you: "What you do",
  we: "What we do",
  when: "By when",
  steps: {
    search: {
      title: "Search",
      you: "Say your class, state and what you study. 2 minutes.",
      we: "Show what fits out of 5000+ scholarships, with the last date and the amount first.",
      when: "At once",
    },
    check: {
      title: "Check eligibility",
      you: "Answer the questions a rule needs: marks, family income, category.",
      we: "Show each rule as met, not met or not known, and what would change it.",
      when: "At once",
    },
    guidance: {
      title: "Get guidance",
      you: "Ask for a call if anything is unclear. It is free.",
      we: "Call you back in Telugu, Hindi or English, and check your papers with you.",
      when: "Within 2 hours by e-mail, 24/7 by phone",
    },
    apply: {
      title: "Apply",
      you: "Fill five steps; what we know is already there. 15-30 minutes.",
      we: "Acknowledge by e-mail and SMS, review within 48 hours, and tell you if one thing must be mended.",
      when: "Review and selection take 2-8 weeks",
    },
  },
  readyTitle: "Keep these ready",
  ready: {
    phone: "A phone that can receive an OTP",
    aadhaar: "Aadhaar, and the last mark sheet",
    income: "Income certificate of the family",
    bank: "Bank passbook with account number and IFSC",
    photo: "A photograph, and a caste or disability certificate if a scheme asks for it",
  },
  guide: "Read the application guide",
  payTitle: "Who pays for it",
  pay: {
    free: {
      title: "Free for students",
      text: "Searching, eligibility checks, applications and counselling cost nothing.",
    },
    minimum: {
      title: "Minimum paid services",
      text: "One Time Registration has a low charge. You see it before you pay, and it comes back as the refund policy says.",
    },
    partners: {
      title: "Paid by partners",
      text: "Institutes, companies and trusts pay for running their own programmes here. That buys nobody a better place in a list.",
    },
  },
  register: "OTR Registration",
  browse: "Browse Scholarships",
};
