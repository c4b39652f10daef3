import { formatDate, isIstDay } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { audiences, campaignTypes, priorities } from "../campaign-options.ts";
import { claimTypes } from "../claims/claim-types.ts";
import { planNames } from "../insurance-plans.ts";
import { paymentMethods } from "../payment-methods.ts";
import { regionNames } from "../regions.ts";

/** What the forms call each field that the audit keeps. */
const fieldWords: Readonly<Record<string, string>> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  plan: "Plan",
  aadhaar: "Aadhaar",
  coveredUntil: "Covered until",
  number: "Agent number",
  region: "Region",
  monthlyTarget: "Monthly Target",
  commission: "Commission",
  bankAccount: "Bank account",
  city: "City",
  state: "State",
  specialties: "Specialties",
  address: "Address",
  cardNumber: "Card Number",
  customerName: "Customer Name",
  premium: "Premium",
  validFrom: "Valid From",
  validTo: "Valid To",
  agentId: "Agent",
  userId: "Customer",
  policyId: "Policy",
  hospitalId: "Hospital",
  claimNumber: "Claim",
  transactionId: "Transaction",
  type: "Type",
  amount: "Amount",
  approved: "Approved",
  approvedPaise: "Approved",
  refunded: "Refunded",
  treatedOn: "Day of the treatment",
  account: "Account",
  holder: "Account holder",
  ifsc: "IFSC code",
  method: "Method",
  status: "Status",
  rating: "Rating",
  reason: "Reason",
  deleted: "Deleted",
  title: "Title",
  message: "Message",
  audience: "Audience",
  priority: "Priority",
  paper: "Paper",
};

const eventWords: Readonly<Record<string, string>> = {
  added: "Added",
  created: "Created",
  edited: "Changed",
  deleted: "Deleted",
  restored: "Brought back",
  recorded: "Recorded",
  account_revealed: "Account shown",
  account_saved: "Account saved",
  refund_requested: "Refund asked for",
  payment_returned: "Payment came back",
  paper_added: "Paper added",
  paper_removed: "Paper taken away",
};

const moneyFields = new Set(["premium", "amount", "approved", "approvedPaise", "refunded"]);
const listed: readonly Readonly<Record<string, string>>[] = [
  planNames,
  claimTypes,
  paymentMethods,
  regionNames,
  campaignTypes,
  audiences,
  priorities,
];
const namedFields = new Set(["plan", "type", "method", "region", "audience", "priority", "status"]);

/** "premium" as people call it; what nobody gave a word is at least spelled in words. */
export function fieldWord(field: string): string {
  return fieldWords[field] ?? sentence(field.replace(/([A-Z])/g, " $1").replaceAll("_", " "));
}

export function eventWord(event: string): string {
  const name = event.slice(event.indexOf(".") + 1);
  return eventWords[name] ?? sentence(name.replaceAll("_", " "));
}

/** A value as its page shows it: rupees, days, the names of plans; `names` are those of the rows it points to. */
export function valueWord(field: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === undefined || value === null || value === "") return "–";
  const text = String(value);
  if (moneyFields.has(field) && typeof value === "number") return formatMoney(paise(value));
  if (field === "commission") return `${text}%`;
  if (namedFields.has(field)) {
    const word = listed.map((words) => words[text]).find((found) => found !== undefined);
    return word ?? sentence(text.replaceAll("_", " "));
  }
  const name = names.get(`${field}:${text}`);
  return name ?? (isIstDay(text) ? formatDate(text) : text);
}

function sentence(text: string): string {
  const low = text.toLowerCase();
  return `${low.charAt(0).toUpperCase()}${low.slice(1)}`;
}
