import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** A voucher counts in figures, certificate, exports and books when it is booked, and only then. */
export const voucherMachine = defineMachine({
  name: "voucher",
  initial: "waiting",
  states: {
    waiting: {
      label: "Waits for a colleague",
      tone: "warn",
      told: "Another owner or finance of the company has to approve it. It counts nowhere until then.",
      heldBy: "csr",
    },
    booked: { label: "Booked", tone: "ok", told: "It stands in the company's figures.", heldBy: null },
    refused: {
      label: "Refused",
      tone: "bad",
      told: "A colleague refused it. It counts nowhere.",
      heldBy: null,
    },
    withdrawn: {
      label: "Withdrawn",
      tone: "mute",
      told: "Whoever booked it took it back before it counted.",
      heldBy: null,
    },
  },
  transitions: {
    waiting: {
      book: { to: "booked", by: ["csr", "system"], label: "Approve", told: "It is booked." },
      refuse: { to: "refused", by: ["csr"], label: "Refuse", told: "It was refused." },
      withdraw: { to: "withdrawn", by: ["csr"], label: "Take it back", told: "It was taken back." },
    },
    // What is booked stays: a second voucher takes it back.
    booked: {},
    refused: {},
    withdrawn: {},
  },
});
export type VoucherStatus = StateOf<typeof voucherMachine>;
