import type { HelpQuestion } from "./help-question.ts";

export const technicalQuestions = [
  {
    id: "otp-does-not-arrive",
    category: "technical",
    question: "The OTP does not arrive. What can I do?",
    answer:
      "Wait a full minute, then check that the number is right, the phone has signal, and messages are not " +
      "full or blocked. Ask for a new code; the old one stops working at once, so use the newest. A code " +
      "lives five minutes, and after five wrong tries you must ask again. If you asked many times, sending " +
      "pauses for a while to protect your number. Still nothing? Call the help desk in office hours: " +
      "Mon–Fri 9:00–18:00, Sat 10:00–16:00.",
    helpfulYes: 205,
    helpfulNo: 41,
  },
  {
    id: "i-changed-my-mobile-number",
    category: "technical",
    question: "I changed my mobile number. How do I log in?",
    answer:
      "On the login page choose “I no longer have this number”. You give the new number, your OTR number, your " +
      "date of birth, the last four digits of your Aadhaar or bank account, and a photo of a card. Two people " +
      "check it; then the old number and e-mail are told and can stop it for 72 hours. After that you sign in " +
      "with the new number, and everything is as you left it. Do not register again: one Aadhaar can have one " +
      "account only.",
    helpfulYes: 109,
    helpfulNo: 17,
  },
  {
    id: "upload-fails",
    category: "technical",
    question: "My upload fails or stops halfway. How do I fix it?",
    answer:
      "Look at the message beside the field: it says whether the file is too large, of another type, " +
      "locked, or damaged. Keep it under 5MB in JPG, PNG or PDF. On a weak network, send one file at a " +
      "time and leave the page open until the bar is full; a broken upload leaves nothing behind, so " +
      "simply send it again. Renaming a file does not change its type: take a new photo or save it again " +
      "as PDF.",
    helpfulYes: 133,
    helpfulNo: 23,
  },
  {
    id: "slow-phone-or-network",
    category: "technical",
    question: "Does the site work on an old phone or a slow network?",
    answer:
      "Yes, it is built for that. Pages are light, text shows before pictures, and the whole way from " +
      "search to submitting works even when scripts do not load. What you type is kept while you are " +
      "offline and sent when the network returns. Use any recent browser and keep it updated. English, " +
      "Telugu and Hindi can be chosen at the top of the page. On the last day of a big scheme, apply early " +
      "in the morning.",
    helpfulYes: 117,
    helpfulNo: 10,
  },
  {
    id: "is-my-data-safe",
    category: "technical",
    question: "Are my Aadhaar and bank details safe?",
    answer:
      "Your details travel over 256-bit SSL encryption. We never store the full Aadhaar number: only its " +
      "last four digits and a scrambled form to find duplicates. Bank details and documents are encrypted, " +
      "shown masked, and opened only by staff who need them, with a record of each look. We do not sell " +
      "data. You can download what we hold, correct it, or ask for erasure. Never send Aadhaar, passwords " +
      "or OTPs by WhatsApp or e-mail, to us or to anyone.",
    helpfulYes: 171,
    helpfulNo: 13,
  },
] as const satisfies readonly HelpQuestion[];
