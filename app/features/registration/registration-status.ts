import { defineMachine, type StateOf } from "#app/core/state-machine.ts";

/** One Time Registration: started → mobile verified → submitted, payment due → registered. */
export const registrationMachine = defineMachine({
  name: "registration",
  initial: "started",
  states: {
    started: {
      label: "Started",
      tone: "mute",
      told: "Verify your mobile number to go on.",
      heldBy: "student",
    },
    mobile_verified: {
      label: "Mobile verified",
      tone: "info",
      told: "Your number is verified. Fill the form; it is saved as you type.",
      heldBy: "student",
    },
    payment_due: {
      label: "Payment due",
      tone: "warn",
      told: "Everything is in. The registration is complete when the charge is paid.",
      heldBy: "student",
    },
    registered: {
      label: "Registered",
      tone: "ok",
      told: "You are registered. Every later form starts already filled.",
      heldBy: null,
    },
  },
  transitions: {
    started: {
      verify_mobile: {
        to: "mobile_verified",
        by: ["visitor", "student", "system"],
        label: "Verify",
        told: "Mobile number verified successfully! You can now proceed with the form.",
      },
    },
    mobile_verified: {
      submit: {
        to: "payment_due",
        by: ["student", "system"],
        label: "Submit and Register",
        told: "Your registration is in. Please pay the charge to complete it.",
      },
    },
    payment_due: {
      pay: {
        to: "registered",
        by: ["system"],
        label: "Pay",
        told: "Payment received. Your registration is complete.",
      },
      // P22: where whoever runs the site asks for nothing.
      waive: {
        to: "registered",
        by: ["system"],
        label: "Complete without a charge",
        told: "Your registration is complete.",
      },
    },
    registered: {},
  },
});
export type RegistrationStatus = StateOf<typeof registrationMachine>;

/** The look of each, of the one table of badges. */
export const registrationBadges = {
  started: "draft",
  mobile_verified: "submitted",
  payment_due: "due",
  registered: "active",
} as const satisfies Record<keyof (typeof registrationMachine)["states"], string>;
