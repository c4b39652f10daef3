/**
 * Where an award stands and what it waits for: each is in exactly one place. The database says which
 * (award-place.server.ts); here is what everybody calls it.
 */
export const awardPlaces = {
  funds: {
    label: "Waiting for money",
    toDo: "Its program holds too little: the giver has to pay in, or the award is taken back.",
    who: "The giver",
  },
  acceptance: {
    label: "Waiting for acceptance",
    toDo: "The student accepts by the last day, else it lapses by itself.",
    who: "The student",
  },
  account: {
    label: "Waiting for a bank account",
    toDo: "The student gives an account. Write or call.",
    who: "The student",
  },
  account_look: {
    label: "New account to look at",
    toDo: "The name differs: look at the passbook, then take or refuse it.",
    who: "The payout desk",
  },
  held: {
    label: "On hold",
    toDo: "The student, or who gives the money, is suspended: it goes on when that is lifted.",
    who: "The desk",
  },
  ready: { label: "Ready to be paid", toDo: "Prepare a batch.", who: "The payout desk" },
  approval: {
    label: "Waiting for approval",
    toDo: "A second person approves the batch.",
    who: "The payout desk",
  },
  bank: { label: "At the bank", toDo: "Read the bank's file when it answers.", who: "The bank" },
  institute: {
    label: "The institute pays",
    toDo: "The institute pays by itself and records it.",
    who: "The institute",
  },
  confirmation: {
    label: "Waiting for the student's word",
    toDo: "The institute recorded a payment; the student says whether it came.",
    who: "The student",
  },
  dispute: {
    label: "Disputed",
    toDo: "The student says the institute's payment did not come. Talk to both.",
    who: "The institute",
  },
  returned: {
    label: "Sent back by the bank",
    toDo: "The student was asked for another account.",
    who: "The student",
  },
  paid: { label: "Paid", toDo: "Nothing.", who: "Nobody" },
  released: { label: "Given up or taken back", toDo: "Nothing.", who: "Nobody" },
} as const satisfies Record<string, { label: string; toDo: string; who: string }>;
export type AwardPlace = keyof typeof awardPlaces;

/** The letter says that the money is set aside: there is none before, and none once the award is over. */
export function hasLetter(place: AwardPlace): boolean {
  return place !== "funds" && place !== "released";
}
