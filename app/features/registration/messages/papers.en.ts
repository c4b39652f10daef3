/** The words on the registration's receipt and card, and names of choices. Server only: no page carries them. */
export const papersEn = {
  receipt: "Payment receipt",
  receiptTitle: "Receipt {number}",
  receiptNumber: "Receipt number",
  paidOn: "Paid on",
  receivedFrom: "Received from",
  student: "Student {number}",
  studentId: "Student ID (OTR number)",
  for: "For",
  otr: "One Time Registration (OTR)",
  amount: "Amount",
  inWords: "In words",
  note: "Made by a computer, valid without a signature. Questions: {phone}, {email}.",
  cardTitle: "Student card {number}",
  name: "Name",
  class: "Class",
  otherClass: "Others",
  registeredOn: "Registered on",
  /** Kinds of banks; a bank of its own name keeps it. */
  banks: {
    grameena: "Grameena Bank",
    "regional-rural": "Regional Rural Bank",
    cooperative: "Cooperative Bank",
    "post-office": "Post Office (IPPB)",
    others: "Others",
  },
};
