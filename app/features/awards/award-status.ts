import { defineMachine, type EventOf, type StateOf } from "#app/core/state-machine.ts";

/** So long a student has to accept what was offered. */
export const acceptWithinDays = 15;
/** So long a student has to say that an institute's payment did not come; silence then counts as yes. */
export const confirmWithinDays = 15;

const release = {
  to: "released",
  by: ["institute", "admin", "system"],
  label: "Take the award back",
  told: "The award was taken back before it was paid.",
} as const;
const correction = {
  by: ["institute", "admin"],
  label: "Correct the amount",
  told: "The amount was corrected.",
} as const;

/** Nothing changes the status of an award but this table (change-award.server.ts). */
export const awardMachine = defineMachine({
  name: "award",
  initial: "waiting",
  states: {
    waiting: {
      label: "Waiting for money",
      tone: "warn",
      told: "You are selected. The money for it is not there yet: you hear from us when it is.",
      heldBy: "admin",
    },
    offered: {
      label: "Offered",
      tone: "info",
      told: "The money is set aside for you. Accept it by the last day.",
      heldBy: "student",
    },
    accepted: {
      label: "Accepted",
      tone: "ok",
      told: "You accepted it. It goes out with the next payment.",
      heldBy: "admin",
    },
    in_payment: { label: "In payment", tone: "info", told: "It is being paid.", heldBy: "admin" },
    paid: { label: "Paid", tone: "ok", told: "The money is in your bank account.", heldBy: null },
    returned: {
      label: "Returned",
      tone: "bad",
      told: "The bank sent it back. Give the right account, then it is sent again.",
      heldBy: "student",
    },
    released: { label: "Released", tone: "mute", told: "It was given up or taken back.", heldBy: null },
  },
  transitions: {
    waiting: {
      fund: {
        to: "offered",
        by: ["institute", "admin", "system"],
        label: "Set the money aside",
        told: "The money is set aside for you.",
      },
      correct: { to: "waiting", ...correction },
      release,
    },
    offered: {
      accept: { to: "accepted", by: ["student"], label: "Accept", told: "You accepted the award." },
      decline: { to: "released", by: ["student"], label: "Decline", told: "You gave the award up." },
      lapse: {
        to: "released",
        by: ["system"],
        label: "Lapse",
        told: "The last day to accept it has passed.",
      },
      correct: { to: "offered", ...correction },
      release,
    },
    accepted: {
      pay: {
        to: "in_payment",
        by: ["admin", "institute", "system"],
        label: "Pay",
        told: "It is being paid.",
      },
      correct: { to: "offered", ...correction },
      release,
    },
    in_payment: {
      put_back: {
        to: "accepted",
        by: ["admin", "institute", "system"],
        label: "Put back",
        told: "It was put back before anything left.",
      },
      settle: {
        to: "paid",
        by: ["admin", "system", "student"],
        label: "Paid",
        told: "The money is in your bank account.",
      },
      return: { to: "returned", by: ["admin", "system"], label: "Returned", told: "The bank sent it back." },
    },
    paid: {},
    returned: {
      mend: {
        to: "accepted",
        by: ["student", "admin"],
        label: "Take the new account",
        told: "It goes out again with the next payment.",
      },
      correct: { to: "offered", ...correction },
      release,
    },
    released: {},
  },
});
export type AwardStatus = StateOf<typeof awardMachine>;
export type AwardEvent = EventOf<typeof awardMachine>;

/** What an institute wrote down about a payment of its own. */
export const outsidePaymentMachine = defineMachine({
  name: "outside payment",
  initial: "recorded",
  states: {
    recorded: {
      label: "Recorded by the institute",
      tone: "info",
      told: "Your institute says it has paid. Please say whether the money came.",
      heldBy: "student",
      dueWithinHours: confirmWithinDays * 24,
    },
    confirmed: { label: "Confirmed", tone: "ok", told: "The money came.", heldBy: null },
    disputed: {
      label: "Disputed",
      tone: "bad",
      told: "You said that it did not come. The institute and our desk look into it.",
      heldBy: "institute",
    },
    taken_back: {
      label: "Taken back",
      tone: "mute",
      told: "The institute took the record back.",
      heldBy: null,
    },
  },
  transitions: {
    recorded: {
      confirm: {
        to: "confirmed",
        by: ["student", "system"],
        label: "It came",
        told: "Thank you. It stands as paid.",
      },
      dispute: {
        to: "disputed",
        by: ["student"],
        label: "It did not come",
        told: "The institute and our desk look into it.",
      },
      take_back: { to: "taken_back", by: ["institute", "admin"], label: "Take back", told: "Taken back." },
    },
    confirmed: {},
    disputed: {
      confirm: { to: "confirmed", by: ["student"], label: "It came after all", told: "It stands as paid." },
      take_back: { to: "taken_back", by: ["institute", "admin"], label: "Take back", told: "Taken back." },
    },
    taken_back: {},
  },
});

/** Another bank account for an award: taken at once where the passbook bears the student's name, else by the desk. */
export const accountChangeMachine = defineMachine({
  name: "account change",
  initial: "waiting",
  states: {
    waiting: {
      label: "Waiting for a look",
      tone: "warn",
      told: "Our desk looks at the new account first.",
      heldBy: "admin",
      dueWithinHours: 48,
    },
    taken: { label: "Taken", tone: "ok", told: "The money goes to the new account.", heldBy: null },
    refused: { label: "Refused", tone: "bad", told: "The new account was not taken.", heldBy: null },
  },
  transitions: {
    waiting: {
      take: { to: "taken", by: ["admin", "system"], label: "Take it", told: "The new account is taken." },
      refuse: { to: "refused", by: ["admin"], label: "Refuse it", told: "The new account was not taken." },
    },
    taken: {},
    refused: {},
  },
});
