import { z } from "zod";
import { addIstDays, isIstDay } from "#app/core/clock.ts";
import { formKeySchema } from "#app/core/forms/form.ts";
import { aadhaar, accountNumber, email, ifsc, personName, phone10 } from "#app/core/forms/india-fields.ts";
import { secret } from "#app/core/forms/secret-schema.ts";
import { parseMoney } from "#app/core/money.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { audienceNames, campaignTypeNames, priorityNames } from "../campaign-options.ts";
import { isCardNumber, tidyCardNumber } from "../card-number.ts";
import { claimTypeNames } from "../claims/claim-types.ts";
import { offeredPlans, plans } from "../insurance-plans.ts";
import { paymentMethodNames } from "../payment-methods.ts";
import { hospitalStates, regions } from "../regions.ts";

// An amount no premium of a micro insurance comes near: a typing slip.
const MOST_PAISE = 1_00_00_000_00;
// Cards are renewed: longer is a slip in the year.
const LONGEST_DAYS = 5 * 366;
// Spec 1: a 2 lakh rupee micro insurance.
const COVER_PAISE = 2_00_000_00;

const isRealDay = (text: string) => /^(19|20)/.test(text) && isIstDay(text);

const day = (required: string) =>
  z.string(required).trim().min(1, { error: required, abort: true }).refine(isRealDay, "Enter a real date.");

const money = (required: string) =>
  z
    .string(required)
    .trim()
    .min(1, { error: required, abort: true })
    .transform((text, context) => {
      const amount = parseMoney(text);
      if (amount !== null && amount > 0 && amount <= MOST_PAISE) return amount;
      context.addIssue({
        code: "custom",
        message:
          amount === null
            ? "Enter an amount such as 499."
            : amount > 0
              ? "This amount is too large."
              : "The amount must be more than zero.",
      });
      return z.NEVER;
    });

const whole = (required: string, least: number, most: number, message: string) =>
  z
    .string(required)
    .trim()
    .min(1, { error: required, abort: true })
    .regex(/^-?\d+$/, { error: "Enter a whole number.", abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);

/** Which row is changed, and which version of it was on the screen (T39). */
export const versionSchema = z.object({
  revision: z.coerce
    .number("Reload the page and try again.")
    .int("Reload the page and try again.")
    .min(1, "Reload the page and try again.")
    .max(2 ** 31 - 1, "Reload the page and try again."),
});

const formKey = { formKey: formKeySchema };

const person = {
  email: email({ required: "Enter the e-mail address." }),
  phone: phone10({ required: "Enter the phone number." }),
};

const userFields = {
  name: personName({ required: "Enter the full name." }),
  ...person,
  location: plainText({ max: 100, required: "Enter the location." }),
};

export const addUserSchema = z.object({
  ...formKey,
  ...userFields,
  plan: z.enum(offeredPlans, "Choose a plan."),
  aadhaar: aadhaar({ required: "Enter the Aadhaar number." }),
});

/** The Aadhaar number is not on file, so it can only be given anew. */
export const editUserSchema = versionSchema.extend({
  ...userFields,
  plan: z.enum(plans, "Choose a plan."),
  coveredUntil: day("Enter the last day of the cover."),
  aadhaar: aadhaar().optional(),
});

const agentFields = {
  name: personName({ required: "Enter the agent’s name." }),
  ...person,
  region: z.enum(regions, "Choose a region."),
  monthlyTarget: whole("Enter the monthly target.", 1, 1_000_000, "The target must be from 1 to 10,00,000."),
  commission: whole("Enter the commission.", 0, 100, "The commission must be from 0 to 100."),
};

const bankDetails = secret(
  plainText({ max: 500, multiline: true, required: "Enter the bank account details." }).refine(
    (text) => /\d{9,18}/.test(text.replace(/(?<=\d)[ -](?=\d)/g, "")),
    "Give the account number too: 9 to 18 digits.",
  ),
);

export const addAgentSchema = z.object({ ...formKey, ...agentFields, bankAccount: bankDetails });
export const editAgentSchema = versionSchema.extend({ ...agentFields, bankAccount: bankDetails.optional() });

/** "Cardiology, , ENT," is Cardiology and ENT, each once. */
function tidyList(text: string): string {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const isFirst = (part: string, place: number) =>
    parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === place;
  return parts.filter((part, place) => part !== "" && isFirst(part, place)).join(", ");
}

const hospitalFields = {
  name: plainText({ max: 150, required: "Enter the hospital’s name." }),
  ...person,
  city: plainText({ max: 80, required: "Enter the city." }),
  state: z.enum(hospitalStates, "Choose a state."),
  specialties: plainText({ max: 300, required: "Enter the specialties." })
    .overwrite(tidyList)
    .refine((text) => text !== "", "Enter the specialties."),
  address: plainText({ max: 300, multiline: true, required: "Enter the address." }),
};

export const addHospitalSchema = z.object({ ...formKey, ...hospitalFields });
export const editHospitalSchema = versionSchema.extend(hospitalFields);

const policyFields = {
  cardNumber: z
    .string("Enter the card number.")
    .overwrite(tidyCardNumber)
    .min(1, { error: "Enter the card number.", abort: true })
    .refine(isCardNumber, "A card number looks like BSC-2026-000123."),
  customerName: personName({ required: "Enter the customer’s name." }),
  customerPhone: phone10().optional(),
  premium: money("Enter the premium."),
  validFrom: day("Enter the first day."),
  validTo: day("Enter the last day."),
  agentId: z.coerce
    .number("Choose an agent.")
    .int("Choose an agent.")
    .min(1, "Choose an agent.")
    .max(2 ** 31 - 1, "Choose an agent."),
};

const inOrder = (value: { validFrom: string; validTo: string }, context: z.RefinementCtx) => {
  if (!isRealDay(value.validFrom) || !isRealDay(value.validTo)) return;
  const refuse = (message: string) => context.addIssue({ code: "custom", path: ["validTo"], message });
  if (value.validTo <= value.validFrom) refuse("The last day must come after the first one.");
  if (value.validTo > addIstDays(value.validFrom, LONGEST_DAYS))
    refuse("A policy runs for five years at most: check the year.");
};

export const createPolicySchema = z
  .object({ ...formKey, ...policyFields, plan: z.enum(offeredPlans, "Choose a plan.") })
  .superRefine(inOrder);
export const editPolicySchema = versionSchema
  .extend({ ...policyFields, plan: z.enum(plans, "Choose a plan.") })
  .superRefine(inOrder);

export const rejectClaimSchema = versionSchema.extend({
  reason: plainText({ max: 500, min: 5, multiline: true, required: "Say why: the customer reads it." }),
});

/** What is paid of it, and why where that is less than was claimed. */
export const approveClaimSchema = versionSchema.extend({
  amount: money("Enter what is paid."),
  reason: plainText({ max: 500, multiline: true }).optional(),
});

export const reopenClaimSchema = versionSchema.extend({
  reason: plainText({ max: 500, min: 5, multiline: true, required: "Say why: the customer reads it." }),
});

const payee = {
  holder: personName({ required: "Enter whose account it is." }),
  account: accountNumber(),
};

/** The list of banks is the server's, which hands `isKnownBank` in. */
export const claimAccountSchema = (isKnownBank: (bank: string) => boolean) =>
  versionSchema.extend({ ...payee, ifsc: ifsc({ isKnownBank }) });

const claimFields = {
  ...formKey,
  type: z.enum(claimTypeNames, "Choose what it is for."),
  amount: money("Enter the amount.").refine(
    (amount) => amount <= COVER_PAISE,
    "A card covers ₹2,00,000: a claim cannot be more.",
  ),
  hospitalId: z.uuid("Choose the hospital."),
  treatedOn: day("Enter the day of the treatment."),
  holder: payee.holder.optional(),
  account: payee.account.optional(),
};

/** The account is given whole or not at all. */
export const recordClaimSchema = (isKnownBank?: (bank: string) => boolean) =>
  z
    .object({ ...claimFields, ifsc: ifsc({ ...(isKnownBank && { isKnownBank }) }).optional() })
    .superRefine(({ holder, account, ifsc: code }, context) => {
      const given = { holder, account, ifsc: code };
      if (!Object.values(given).some(Boolean)) return;
      for (const [path, value] of Object.entries(given)) {
        if (!value) context.addIssue({ code: "custom", path: [path], message: missing[path] ?? "" });
      }
    });

const missing: Readonly<Record<string, string>> = {
  holder: "Enter whose account it is.",
  account: "Enter the account number.",
  ifsc: "Enter the IFSC code.",
};

export const recordPaymentSchema = z.object({
  ...formKey,
  method: z.enum(paymentMethodNames, "Choose how it was paid."),
  status: z.enum(["success", "failed"], "Say what came of it."),
});

export const refundSchema = z.object({
  ...formKey,
  amount: money("Enter the amount."),
  reason: plainText({ max: 500, min: 5, multiline: true, required: "Say why the money goes back." }),
});

export const deleteSchema = z.object({
  reason: plainText({ max: 200, min: 5, required: "Say why: it stands in the history." }),
});

export const revealSchema = z.object({
  reason: plainText({ max: 200, min: 5, required: "Say why you need it: it is written down." }),
});

export const campaignSchema = z.object({
  ...formKey,
  title: plainText({ max: 120, required: "Enter the title." }),
  message: plainText({ max: 1500, multiline: true, required: "Enter the message." }),
  type: z.enum(campaignTypeNames, "Choose a type."),
  audience: z.enum(audienceNames, "Choose an audience."),
  priority: z.enum(priorityNames, "Choose a priority."),
});

export type CampaignInput = z.output<typeof campaignSchema>;
