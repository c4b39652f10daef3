import type { HelpQuestion } from "./help-question.ts";

export const documentQuestions = [
  {
    id: "which-documents-do-i-need",
    category: "documents",
    question: "Which documents do I need?",
    answer:
      "For an application on ScholarSetu: a photograph, Aadhaar, your latest mark sheet, an income " +
      "certificate and the first page of your bank passbook. Many schemes also ask for a caste or " +
      "community certificate, a domicile certificate, a bonafide certificate from your school or college, " +
      "and the fee receipt. Each scholarship page lists its own. Download our document checklist, tick " +
      "what you have, and start with the income certificate, since it takes longest.",
    helpfulYes: 342,
    helpfulNo: 14,
  },
  {
    id: "file-size-and-format",
    category: "documents",
    question: "Which file formats and sizes are accepted?",
    answer:
      "JPG, PNG or PDF, under 5MB each. A clear photo taken with your phone is fine. If a file is too " +
      "large, take the photo again at a lower resolution, or crop the empty edges. A paper with two sides " +
      "can be one PDF with two pages. Screenshots of other apps, Word files, ZIP files and PDFs locked " +
      "with a password are not accepted: remove the password first, for example by printing to a new PDF.",
    helpfulYes: 226,
    helpfulNo: 18,
  },
  {
    id: "how-do-i-get-an-income-certificate",
    category: "documents",
    question: "How do I get an income certificate?",
    answer:
      "Apply to the revenue office of your area (tahsildar, mandal, taluk or block office), through your " +
      "state's e-district portal or at a Common Service Centre or MeeSeva counter. Take Aadhaar, ration " +
      "card, address proof, salary slips or a self-declaration of income, and a photograph. It usually " +
      "takes 7–15 days and a small fee. Many states accept it for one financial year, some for longer, so " +
      "check the date. Our income certificate guide explains each step.",
    helpfulYes: 287,
    helpfulNo: 23,
  },
  {
    id: "name-differs-between-documents",
    category: "documents",
    question: "My name is spelt differently in two documents. What now?",
    answer:
      "Fix it before you apply, since names that do not match are the commonest reason for trouble. Take " +
      "your class 10 certificate as the reference. Correct Aadhaar at an enrolment centre or on the UIDAI " +
      "portal, and ask your bank to follow Aadhaar. For a small difference, such as initials written out, " +
      "some providers accept a one-and-the-same-person affidavit from a notary. Until then use the " +
      "spelling of your Aadhaar in the form and upload the affidavit beside it.",
    helpfulYes: 178,
    helpfulNo: 21,
  },
  {
    id: "caste-or-community-certificate",
    category: "documents",
    question: "Which caste or community certificate is valid?",
    answer:
      "One issued by a competent revenue authority of your state, in the student's name, with a " +
      "certificate number. For OBC, central schemes ask for the central format with the non-creamy-layer " +
      "line, which is usually valid for the financial year or a stated period; SC and ST certificates " +
      "usually have no end date. A school certificate that mentions caste is not enough. Apply on your " +
      "state's e-district portal or at a service centre, and allow two to four weeks.",
    helpfulYes: 146,
    helpfulNo: 19,
  },
  {
    id: "bonafide-certificate",
    category: "documents",
    question: "What is a bonafide certificate, and who gives it?",
    answer:
      "It is a letter from your school or college that you study there this year. It should carry your " +
      "full name, class or course and year, the academic year, the date, and the seal and signature of the " +
      "head. Ask the office with your identity card; most give it in one to three days. Check the spelling " +
      "of your name before you leave the counter. A fee receipt or an old identity card does not replace " +
      "it.",
    helpfulYes: 121,
    helpfulNo: 9,
  },
  {
    id: "bank-account-and-passbook",
    category: "documents",
    question: "What must the bank passbook page show?",
    answer:
      "Your name, account number, IFSC and the bank's name and branch, on one readable page. Upload the " +
      "first page of the passbook, or a cancelled cheque with your name printed, or a statement with the " +
      "bank's seal. The account should be in the student's name, active, and linked to Aadhaar for " +
      "government payments. A joint account with a parent works for many younger students; read the " +
      "scheme's rule. If your bank has merged, use the new IFSC.",
    helpfulYes: 183,
    helpfulNo: 17,
  },
  {
    id: "do-i-upload-documents-again",
    category: "documents",
    question: "Do I have to upload the same documents for every application?",
    answer:
      "No. A document you uploaded once is kept safely in your account and offered again in the next " +
      "application; you only confirm it. Upload a new file when a paper has changed: a new mark sheet each " +
      "year, or a fresh income certificate after the old one ends. Files are encrypted and only you and " +
      "the reviewers of your applications can open them. Look through your documents once a year and " +
      "replace what has ended.",
    helpfulYes: 164,
    helpfulNo: 6,
  },
] as const satisfies readonly HelpQuestion[];
