import type { HelpDownload } from "./help-download.ts";

export const documentChecklistDownload: HelpDownload = {
  id: "document-checklist",
  fileName: "scholarsetu-document-checklist.pdf",
  title: "Document checklist",
  description: "Every paper you may need, where to get it and how long it takes.",
  updatedOn: "2026-11-15",
  intro:
    "Tick what you have, circle what is missing, and begin with the paper that takes longest. Scan or " +
    "photograph each one as JPG, PNG or PDF, under 5MB.",
  sections: [
    {
      heading: "Needed for every application on ScholarSetu",
      checklist: [
        "Passport-size photograph, taken in the last six months, plain background",
        "Aadhaar card, both sides, name spelt as on the class 10 certificate",
        "Latest mark sheet, all pages",
        "Income certificate of the family, not past its date",
        "First page of the bank passbook: name, account number, IFSC",
      ],
    },
    {
      heading: "Often asked for",
      checklist: [
        "Bonafide certificate of this academic year, with seal and signature",
        "Fee receipt of this academic year",
        "Caste or community certificate (SC, ST, OBC non-creamy layer, EWS), if you claim it",
        "Domicile or residence certificate of your home state",
        "Class 10 certificate, as proof of date of birth",
        "Disability certificate or UDID card (40% or more), if you claim it",
        "Minority declaration, if the scheme asks for it",
        "Sports, arts or science award certificates, if the scheme is for them",
      ],
    },
    {
      heading: "Where to get it, and how long it usually takes",
      table: {
        columns: ["Paper", "Where", "Usual time", "Usually valid for"],
        rows: [
          [
            "Income certificate",
            "Revenue office, e-district portal, CSC or MeeSeva",
            "7-15 days",
            "The financial year; check the date on it",
          ],
          [
            "Caste or community",
            "Revenue office, e-district portal",
            "2-4 weeks",
            "SC and ST: no end date; OBC-NCL: as printed",
          ],
          ["Domicile", "Revenue office, e-district portal", "1-3 weeks", "Long; some states print a date"],
          ["Bonafide", "School or college office", "1-3 days", "The academic year"],
          ["UDID card", "swavlambancard.gov.in and the district hospital", "Some weeks", "As printed"],
          ["Aadhaar correction", "Enrolment centre or UIDAI portal", "1-4 weeks", "No end date"],
          ["Bank account, Aadhaar linked", "Your bank branch", "1-7 days", "While the account is active"],
        ],
      },
    },
    {
      heading: "Before you upload",
      checklist: [
        "The same name and date of birth on every paper",
        "All four corners visible, nothing cut off, no finger or shadow",
        "Every word readable when you zoom in",
        "No password on the PDF",
        "File name says what it is: income-certificate-2026.pdf",
        "One copy kept on your phone, one on paper",
      ],
    },
    {
      heading: "My missing papers",
      table: {
        columns: ["Paper", "Applied on", "Receipt number", "Ready on"],
        rows: [
          ["", "", "", ""],
          ["", "", "", ""],
          ["", "", "", ""],
          ["", "", "", ""],
        ],
      },
    },
  ],
};

export const incomeCertificateGuideDownload: HelpDownload = {
  id: "income-certificate-guide",
  fileName: "scholarsetu-income-certificate-guide.pdf",
  title: "Income certificate guide",
  description: "Who issues it, what to carry, how to apply, and what to check.",
  updatedOn: "2026-11-15",
  intro:
    "The income certificate is the paper most often missing, late or out of date. It is issued by your " +
    "state, so details differ; the steps are nearly the same everywhere. Check your state's portal for the " +
    "exact form and fee.",
  sections: [
    {
      heading: "What it is",
      paragraphs: [
        "A certificate by a revenue officer that states the yearly income of your family from all " +
          "sources. Scholarship providers compare it with the income you write in the form, so the two " +
          "must agree.",
        "A salary slip, a ration card or a letter from a village head does not replace it, unless the " +
          "notice of the scheme says so.",
      ],
    },
    {
      heading: "Who issues it",
      table: {
        columns: ["State or area", "Usual authority", "Where people apply"],
        rows: [
          ["Telangana", "Tahsildar", "MeeSeva"],
          ["Andhra Pradesh", "Tahsildar", "Village or ward secretariat, MeeSeva"],
          ["Karnataka", "Tahsildar", "Nadakacheri, Seva Sindhu"],
          ["Tamil Nadu", "Tahsildar", "e-Sevai"],
          ["Maharashtra", "Tahsildar", "Aaple Sarkar"],
          ["Uttar Pradesh", "Tahsildar", "e-District UP, CSC"],
          ["West Bengal", "BDO, SDO or other named officer", "e-District West Bengal"],
          ["Bihar", "Circle or revenue officer", "RTPS, Service Plus"],
          ["Delhi", "Office of the SDM", "e-District Delhi"],
          ["Elsewhere", "Revenue officer of the area", "The state's e-District portal or a CSC"],
        ],
      },
    },
    {
      heading: "What to carry",
      checklist: [
        "Aadhaar of the student and of the earning parent",
        "Ration card or another proof of the family",
        "Proof of address: electricity bill, voter card or rent agreement",
        "Proof of income: salary slips or Form 16, pension slip, land record, or a self-declaration for " +
          "daily wages",
        "Passport-size photograph of the applicant",
        "The application form of your state, filled and signed",
        "The small fee; keep the receipt",
      ],
    },
    {
      heading: "Step by step",
      items: [
        "Day 1: Add up the family's income of the last financial year from all sources. Write it down " +
          "once and use the same figure everywhere.",
        "Day 1: Apply on the state's portal, or at a CSC or MeeSeva counter. Check the spelling of every " +
          "name before you pay.",
        "Day 1: Keep the receipt. Its number lets you follow the request online.",
        "Days 2-10: The village or ward officer may call or visit. Answer plainly, and show the same papers.",
        "Days 7-15: Download the certificate with its digital signature, or collect it. Ask again " +
          "politely if the stated time has passed.",
        "Afterwards: Scan it, save a copy, and note the date on which it ends.",
      ],
    },
    {
      heading: "Check before you leave the counter",
      checklist: [
        "Name of the student or parent as in Aadhaar",
        "Yearly income, not monthly, in figures and words",
        "Financial year or date of issue",
        "Certificate number, seal or digital signature",
        "Date of validity, if printed",
      ],
    },
    {
      heading: "Questions students ask",
      items: [
        "Both parents earn: both incomes count, unless the scheme says otherwise.",
        "Farm income: it counts as income for most schemes, although it may be free of tax.",
        "Parents live apart: usually the income of the parent you live with; carry the court order or a " +
          "declaration.",
        "No parent living: the guardian's certificate, with proof of guardianship.",
        "Income fell this year: apply for a fresh certificate, and upload the new one.",
        "The officer delays: note the receipt number and complain on the state's portal. Most states " +
          "have a time limit by law.",
      ],
    },
  ],
};
