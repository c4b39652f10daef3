/** A partnership application by its link. */
export const partnershipStatusEn = {
  title: "Your partnership application",
  description: "Where it stands.",
  lead: "Partnership application {number}",
  sent: "Partnership application submitted successfully! We will review and contact you within 48 hours.",
  number: "Number",
  answerBy: "We answer by",
  code: "Institute ID",
  signIn: "Sign in with your contact phone",
  reasons: "Reasons",
  again: "Apply again",
  yourAnswer: "Your answer",
  answer: "Answer",
  replace: "Please replace it",
  uploaded: "uploaded",
  sending: "Sending…",
  send: "Send the answer",
  history: "What has happened",
  notes: {
    submitted: "The application arrived",
    asked: "We asked for more information",
    answered: "The institute answered",
    approved: "Approved",
    rejected: "Rejected",
  },
  rejections: {
    not_registered: "The registration number could not be found with the authority that issues it.",
    not_recognised: "The institute is not recognised or accredited as stated.",
    papers_unreadable: "One or more documents could not be read, or belong to somebody else.",
    details_differ: "Name, PAN or address differ between the form and the documents.",
    contact_unreachable: "We could not reach the contact person.",
    outside_programme: "The scholarship does not fit the partner programme.",
  },
  states: {
    draft: {
      label: "Draft",
      told: "It is saved and not sent yet.",
    },
    submitted: {
      label: "Submitted",
      told: "We have your application. We will review it and contact you within 48 hours.",
    },
    under_review: {
      label: "Under Review",
      told: "Somebody at our desk is checking your details and documents.",
    },
    more_info: {
      label: "Action needed",
      told: "We need something more from you. What it is stands below, with the place to answer.",
    },
    approved: {
      label: "Approved",
      told: "You are a partner. Sign in with your contact phone number.",
    },
    rejected: {
      label: "Rejected",
      told: "We could not accept this application. The reasons stand below; you may apply again.",
    },
  },
};
