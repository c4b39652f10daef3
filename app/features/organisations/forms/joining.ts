import { z } from "zod";
import { cin, csr1, email, otp6, pan, personName, phone10, pincode } from "#app/core/forms/india-fields.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { type JoiningHolder, joiningHolderNames, joiningHolders } from "../joining-holders.ts";

export const joiningStartSchema = z.object({
  holder: z.enum(joiningHolderNames, "Choose who you are."),
  email: email({ required: "Enter your e-mail address." }),
});

export const joiningCodeSchema = z.object({ otp: otp6({ required: "Enter the code of the mail." }) });

const states = Object.keys(stateNames) as [string, ...string[]];
/** Left empty, it was not given. A union would say no more of a wrong one than "Invalid input". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** The facts of one kind of giver: what is asked follows from who it is. */
export function joiningFactsSchema(holder: JoiningHolder) {
  const isPerson = holder === "person";
  const name = isPerson ? "Enter your full name." : "Enter the name as it is registered.";
  const registration = plainText({
    max: 60,
    min: 3,
    required: "Enter the registration number.",
    tooShort: "Enter the whole registration number.",
  });
  return z.object({
    name: plainText({ max: 120, min: 2, required: name, tooShort: name }),
    personName: personName({ required: "Enter the name of the person who will sign in." }),
    phone: phone10(),
    pan: pan({ holders: joiningHolders[holder].panHolders, invalid: joiningHolders[holder].panHint }),
    registration: holder === "trust" || holder === "foundation" ? registration : optional(registration),
    cin: holder === "company" ? cin() : optional(cin()),
    csr1: optional(csr1()),
    address: plainText({ max: 300, min: 5, required: "Enter the address." }),
    city: plainText({ max: 60, min: 2, required: "Enter the town or city." }),
    state: z.enum(states, "Choose the state."),
    pincode: pincode(),
    why: optional(plainText({ max: 1000, multiline: true })),
    mayspeak: z.literal("on", isPerson ? "Confirm that this is you." : "Confirm that you may speak for it."),
  });
}

export type JoiningFacts = Omit<z.output<ReturnType<typeof joiningFactsSchema>>, "mayspeak">;

/** Every field of the form, as it is typed. */
export const joiningFactNames = [
  "name",
  "personName",
  "phone",
  "pan",
  "registration",
  "cin",
  "csr1",
  "address",
  "city",
  "state",
  "pincode",
  "why",
  "mayspeak",
] as const satisfies readonly (keyof JoiningFacts | "mayspeak")[];
