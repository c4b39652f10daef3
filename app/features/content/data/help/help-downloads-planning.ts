import type { HelpDownload } from "./help-download.ts";

export const sampleApplicationDownload: HelpDownload = {
  id: "sample-application",
  fileName: "scholarsetu-sample-application.pdf",
  title: "Sample application",
  description: "A form filled from first to last field, with notes on each part.",
  updatedOn: "2026-11-15",
  intro:
    "SAMPLE. Asha Namuna and everything about her is invented ('namuna' means sample). The numbers below " +
    "are not real and will not pass the form's checks. See how each field is filled, then fill in your " +
    "own, true details.",
  sections: [
    {
      heading: "Step 1: Personal Information",
      table: {
        columns: ["Field", "Filled as", "Why so"],
        rows: [
          ["Full name", "Asha Namuna", "Exactly as on Aadhaar and the class 10 certificate"],
          ["E-mail", "asha.namuna@example.com", "One you open every week"],
          ["Phone", "00000 00000", "Ten digits; yours or your parents', not an agent's"],
          ["Date of birth", "14 Feb 2007", "As on the class 10 certificate"],
          ["Gender", "Female", "As on Aadhaar"],
          ["Address", "House 0-00, Sample Street, Namuna Village", "Where letters reach you"],
          ["City, State, PIN", "Namunapur, Telangana, 000000", "PIN has six digits"],
        ],
      },
    },
    {
      heading: "Step 2: Educational Details",
      table: {
        columns: ["Field", "Filled as", "Why so"],
        rows: [
          ["Current education", "Undergraduate", "What you study now, not what you finished"],
          ["Institution", "Namuna Government Degree College", "Full name as on the bonafide certificate"],
          ["Course", "BSc Mathematics", "Course and main subject"],
          ["Year", "2nd", "This academic year"],
          ["Percentage", "82.4", "Last exam; one decimal; do not round up"],
        ],
      },
    },
    {
      heading: "Step 3: Family Information",
      table: {
        columns: ["Field", "Filled as", "Why so"],
        rows: [
          ["Father's name", "Ramesh Namuna", "As on your certificates"],
          ["Mother's name", "Lakshmi Namuna", "As on your certificates"],
          ["Father's occupation", "Farm worker", "Plain words"],
          ["Mother's occupation", "Tailor (optional field)", "Fill it if she earns: her income counts"],
          ["Family income", "₹1 lakh to ₹2 lakh", "The certificate says ₹1,44,000 a year"],
        ],
      },
    },
    {
      heading: "Step 4: Document Upload",
      table: {
        columns: ["Field", "Filled as", "Why so"],
        rows: [
          ["Aadhaar number", "XXXX-XXXX-0000", "Twelve digits; we keep the last four only"],
          ["Bank account", "XXXXXXXXX0000", "The student's own account, typed twice"],
          ["IFSC", "XXXX0000000", "From the passbook's first page"],
          ["Photo", "photo.jpg, 180 KB", "Plain background, face clear"],
          ["Aadhaar", "aadhaar.pdf, 620 KB", "Both sides in one file"],
          ["Mark sheet", "marksheet-sem2.pdf, 900 KB", "All pages, newest"],
          ["Income certificate", "income-2026.pdf, 410 KB", "Certificate number and date readable"],
          ["Bank passbook", "passbook.jpg, 700 KB", "Name, number and IFSC on one page"],
        ],
      },
    },
    {
      heading: "Step 5: Review & Submit",
      checklist: [
        "Read each line aloud against the paper in your hand",
        "Income in the form equals income on the certificate",
        "Open every upload once and zoom in",
        "Submit before the last day, then note the application number",
      ],
    },
    {
      heading: "If a statement of need is asked: Asha's 120 words",
      paragraphs: [
        "I am in the second year of BSc Mathematics at Namuna Government Degree College. My father works " +
          "on other people's fields and my mother stitches at home; together they earned ₹1,44,000 last " +
          "year. I travel 22 km by bus each day and teach six children of my street in the evening, which " +
          "pays for the pass. In the second semester I scored 82.4%, the third-best marks of my class. The " +
          "fee and books of this year come to ₹18,500, of which we have saved ₹6,000. The scholarship " +
          "would pay the rest and let me give up the evening shift before exams. I want to teach " +
          "mathematics in a school like mine, where we had no mathematics teacher for two years.",
        "What works here: facts and figures, one honest difficulty, what the money will do, and a goal " +
          "that follows from her own life.",
      ],
    },
  ],
};

export const timelinePlannerDownload: HelpDownload = {
  id: "timeline-planner",
  fileName: "scholarsetu-timeline-planner.pdf",
  title: "12-month timeline planner",
  description: "What to do in each month, and when the big windows usually open.",
  updatedOn: "2026-11-15",
  intro:
    "Dates move every year. The months below are the usual ones; check the official notice before you rely " +
    "on a date. The planner begins in December 2026 and works for any year.",
  sections: [
    {
      heading: "Month by month",
      table: {
        columns: ["Month", "Do this", "Usually open or closing"],
        rows: [
          [
            "December",
            "Check renewals. Write down last year's mistakes.",
            "Extended state post-matric windows; SINGA 1 Dec; NDA I forms",
          ],
          [
            "January",
            "Apply for a fresh income certificate if it ends in March.",
            "J. N. Tata Endowment opens; JEE Main session 1",
          ],
          [
            "February",
            "Register for class 12 and entrance exams. Update Aadhaar.",
            "National Overseas Scholarship (SC) round 1; GATE",
          ],
          [
            "March",
            "Board exams first. Keep admit cards safe.",
            "Inlaks, K. C. Mahindra and J. N. Tata close",
          ],
          [
            "April",
            "Collect mark sheets and transfer certificate.",
            "National Overseas Scholarship (ST) opens; MEXT",
          ],
          [
            "May",
            "Ask two teachers for letters. Draft your statement.",
            "Fulbright-Nehru Master's; GREAT; JEE Advanced",
          ],
          [
            "June",
            "Take the bonafide certificate and fee receipt on admission day.",
            "NSP often opens June-July; SINGA 1 Jun",
          ],
          [
            "July",
            "Apply on NSP and your state portal as soon as they open.",
            "Rhodes; Fulbright-Nehru Doctoral; private awards",
          ],
          [
            "August",
            "Apply to private awards. Two a week is a good pace.",
            "Chevening opens; CAT forms; class 8 NMMSS test forms",
          ],
          [
            "September",
            "See that your institute has verified your NSP form.",
            "Kotak Kanya, HDFC ECSS, IDFC FIRST in recent years",
          ],
          [
            "October",
            "Last calls. Do not wait for an extension.",
            "NSP central schemes, usually 31 Oct; Chevening; Commonwealth; Reliance",
          ],
          [
            "November",
            "Mend defects that reviewers found. Note every number.",
            "Single extensions; KSB scholarship; NMMSS tests; CAT",
          ],
        ],
      },
    },
    {
      heading: "Every month, 30 minutes",
      checklist: [
        "Log in and read your notifications",
        "Look at the Open list for your class and state",
        "Move each application one step on",
        "Check that your bank account and phone number still work",
        "File new certificates the day you get them",
      ],
    },
    {
      heading: "Four weeks before any deadline",
      items: [
        "Week 4: Read the notice twice. List the papers. Ask for the missing ones.",
        "Week 3: Fill the form. Write the statement. Ask for letters.",
        "Week 2: Have one other person read everything. Scan and check files.",
        "Week 1: Submit, at least three days early. Save the number and a copy.",
      ],
    },
    {
      heading: "My deadlines",
      table: {
        columns: ["Scholarship", "Closes on", "Applied on", "Application number", "Result"],
        rows: [
          ["", "", "", "", ""],
          ["", "", "", "", ""],
          ["", "", "", "", ""],
          ["", "", "", "", ""],
          ["", "", "", "", ""],
          ["", "", "", "", ""],
        ],
      },
    },
  ],
};
