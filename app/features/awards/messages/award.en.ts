/** From selected to paid, as the student reads it: one sentence for each place an award can be in. */
export const awardEn = {
  title: "Your award",
  open: "Open your award",
  letter: "Award letter (PDF)",
  /** In a few words, beside a status. */
  short: {
    funds: "Selected, the money is not there yet",
    acceptance: "Accept it by {lastDay}",
    account: "Give your bank account",
    account_look: "Your new account is being checked",
    held: "On hold",
    ready: "Accepted, goes out with the next payment",
    approval: "Accepted, being approved for payment",
    bank: "At the bank",
    institute: "Accepted, the institute pays you",
    confirmation: "Say whether the money came",
    dispute: "You said the money did not come",
    returned: "The bank sent it back: give another account",
    paid: "Paid",
    released: "Given up or taken back",
  },
  told: {
    funds:
      "You are selected for {amount}. The money has not come in yet. You hear from us when it is set aside.",
    acceptance:
      "{amount} is yours if you accept it by {lastDay}. After that day it goes to the next student.",
    account: "You accepted {amount}. We have no bank account of yours to send it to.",
    account_look:
      "{amount} is kept for you. Our desk looks at your new account first, because the name differs.",
    held: "{amount} is kept for you. It is on hold while our desk checks something; you need not do anything.",
    ready: "You accepted {amount}. It goes to account {account} with the next payment.",
    approval: "{amount} for account {account} is in a payment. A second person approves it before it leaves.",
    bank: "{amount} is on its way to account {account}. The bank answers within a few working days.",
    institute:
      "You accepted {amount}. {payer} pays you by itself and records it here, then you say whether it came.",
    confirmation: "{payer} says it has paid you {amount}. Look at your passbook and say whether it came.",
    dispute: "You said that {amount} from {payer} did not come. They and our desk look into it.",
    returned:
      "The bank sent {amount} back. It is kept for you. Give the right account, then it is sent again.",
    paid: "{amount} was paid to you.",
    released: "This award was given up or taken back. Nothing more is paid on it.",
  },
  who: {
    student: "You",
    desk: "ScholarSetu payout desk",
    bank: "The bank",
    nobody: "Nobody",
  },
};
