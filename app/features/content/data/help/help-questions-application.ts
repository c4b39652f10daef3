import type { HelpQuestion } from "./help-question.ts";

export const applicationQuestions = [
  {
    id: "how-do-i-apply",
    category: "application",
    question: "How do I apply for a scholarship on ScholarSetu?",
    answer:
      "Log in with your mobile number and OTP, find a scholarship, and read its eligibility list. Then " +
      "open the application form. It has five steps: Personal Information, Educational Details, Family " +
      "Information, Document Upload, and Review & Submit. What you typed in your One Time Registration is " +
      "already filled in. Check every line in the last step, then submit. You get an application number by " +
      "SMS and e-mail at once. Some scholarships are applied for on the provider's own website; there the " +
      "Apply Now button takes you to it.",
    helpfulYes: 412,
    helpfulNo: 21,
  },
  {
    id: "how-long-does-an-application-take",
    category: "application",
    question: "How long does one application take?",
    answer:
      "Filling the form takes 15–30 minutes when your documents are ready. If you start from zero, plan " +
      "about 70 minutes: 5 for registration, 15 to search, 30 to collect and scan documents, and 20 to " +
      "fill and submit. Tracking goes on after that. You do not have to do it in one sitting: each step is " +
      "saved, and you can come back on any phone.",
    helpfulYes: 268,
    helpfulNo: 17,
  },
  {
    id: "how-many-scholarships-should-i-apply-for",
    category: "application",
    question: "How many scholarships should I apply for?",
    answer:
      "We recommend applying to 10–15 scholarships that you are truly eligible for. One application " +
      "depends on luck; fifteen spread it. Begin with the ones where every criterion shows as met, then " +
      "add two or three larger awards that are harder to get. Do not apply where you clearly do not meet a " +
      "rule: it costs you time and will be rejected. If two awards come through, read the rules on holding " +
      "both before you accept.",
    helpfulYes: 233,
    helpfulNo: 25,
  },
  {
    id: "can-i-save-and-continue-later",
    category: "application",
    question: "Can I save my application and continue later?",
    answer:
      "Yes. Each step is saved on our side as you type, and in your browser while you are offline. Close " +
      "the page, change the phone, or lose the network: when you log in again with the same number, the " +
      "form opens where you left it, uploads included. A saved draft is not an application, though. Only " +
      "what you submit before the deadline counts, so look at the date and finish early.",
    helpfulYes: 301,
    helpfulNo: 12,
  },
  {
    id: "can-i-edit-after-submitting",
    category: "application",
    question: "I made a mistake. Can I edit the application after submitting it?",
    answer:
      "A submitted application is locked, so that the reviewer and you see the same thing. If the mistake " +
      "matters, tell the help desk at once, with your application number and the right value. The reviewer " +
      "can send that one field or document back to you: the status becomes Action needed, you mend it, and " +
      "the rest of your application stays as it is. If a reviewer finds the mistake first, the same " +
      "happens without your asking. A small slip that changes nothing, such as a house number, need not " +
      "worry you.",
    helpfulYes: 187,
    helpfulNo: 31,
  },
  {
    id: "how-do-i-track-my-application",
    category: "application",
    question: "How do I track my application?",
    answer:
      "Log in and open My Applications in your dashboard. Each application shows its status, who holds it " +
      "now, and by when you will hear. The statuses are Draft, Under Review, Action needed, Approved, " +
      "Rejected, Withdrawn and Paid. Without logging in, the number and your date of birth show the status " +
      "at /status. You also get an SMS or e-mail whenever the status changes. For a " +
      "scholarship that you applied to on another website, such as the National Scholarship Portal, track " +
      "it there with the number that site gave you.",
    helpfulYes: 356,
    helpfulNo: 19,
  },
  {
    id: "when-will-i-get-the-result",
    category: "application",
    question: "When will I hear about the result?",
    answer:
      "We review each submitted application within 48 hours and tell you if something is missing. Review " +
      "and selection by the provider usually take 2–8 weeks after the deadline. Government schemes can " +
      "take longer, since the institute, the district or state and the ministry each verify in turn. Your " +
      "dashboard shows the present stage. If nothing has moved for eight weeks after the closing date, " +
      "write to the help desk with your application number.",
    helpfulYes: 244,
    helpfulNo: 48,
  },
  {
    id: "what-is-one-time-registration",
    category: "application",
    question: "What is One Time Registration (OTR)?",
    answer:
      "OTR is the form you fill once, so that no application asks you the same things again. You verify " +
      "your mobile number, then give personal, education and bank details and upload your Aadhaar image, " +
      "bank passbook and, if you have one, a relationship document. Later applications are filled in from " +
      "it. The National Scholarship Portal has an OTR of its own, made with Aadhaar: government schemes on " +
      "that portal need that number as well.",
    helpfulYes: 298,
    helpfulNo: 22,
  },
  {
    id: "what-does-action-needed-mean",
    category: "application",
    question: "My application says Action needed. What should I do?",
    answer:
      "A reviewer found one thing to mend: a blurred scan, a name that differs, an expired certificate. " +
      "Open the application. The item is marked, with the reason and the date by which to answer. Correct " +
      "that item only and send it back. What has already been verified stays verified, and only the " +
      "corrected item is checked again. Do it early: an application left in this state after its date may " +
      "be closed without a decision.",
    helpfulYes: 172,
    helpfulNo: 14,
  },
  {
    id: "can-i-withdraw-an-application",
    category: "application",
    question: "Can I withdraw an application?",
    answer:
      "Yes, at any time before a decision. Open the application in your dashboard and choose Withdraw. The " +
      "provider sees that you withdrew, and nothing is held against you. Students withdraw when they got " +
      "another award that cannot be held together with this one, or when they see that they do not meet a " +
      "rule. After an award is approved, write to the help desk first, since seats and money are already " +
      "set aside for you.",
    helpfulYes: 96,
    helpfulNo: 13,
  },
  {
    id: "my-application-was-rejected",
    category: "application",
    question: "My application was rejected. What can I do?",
    answer:
      "Open it and read the reason: each rejection carries one. If a document was wrong or unclear, mend " +
      "it for your next applications, since the same paper goes to all of them. If you did not meet a " +
      "criterion, use the filters to find awards where you do. If you believe that the decision is " +
      "mistaken, raise a grievance with the help desk, quoting your application number; it gets a number " +
      "and a date for the answer. Many students succeed on a later try.",
    helpfulYes: 158,
    helpfulNo: 29,
  },
  {
    id: "can-someone-apply-for-me",
    category: "application",
    question: "Can a parent, teacher or friend fill the form for me?",
    answer:
      "They may help you type, but the application must be yours: your name, your documents, your bank " +
      "account, and a mobile number that you or your parents keep. If you are under 18, a parent or " +
      "guardian gives consent with an OTP on their own number before your details are used. Never share an " +
      "OTP with an agent, and never let anyone else's bank account be entered. We do not use agents to " +
      "fill student applications.",
    helpfulYes: 141,
    helpfulNo: 11,
  },
] as const satisfies readonly HelpQuestion[];
