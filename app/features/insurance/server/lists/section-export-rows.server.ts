import type { CsvColumn } from "#app/core/lists/csv.server.ts";
import { type ListSpec, parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import {
  agentList,
  campaignList,
  claimList,
  hospitalList,
  paymentList,
  policyList,
  userList,
} from "../../lists/insurance-lists.ts";
import { streamAgents } from "../agents/agent-rows.server.ts";
import { streamCampaigns } from "../campaigns/campaign-rows.server.ts";
import { streamClaims } from "../claims/claim-rows.server.ts";
import { streamHospitals } from "../hospitals/hospital-rows.server.ts";
import { streamPayments } from "../payments/payment-rows.server.ts";
import { streamPolicies } from "../policies/policy-rows.server.ts";
import { streamUsers } from "../users/user-rows.server.ts";
import { exportSection } from "./export-section.server.ts";

// biome-ignore lint/suspicious/noExplicitAny: sections of differently shaped rows stand in one table
type AnyRow = any;

export interface SectionExport {
  readonly columns: readonly CsvColumn<AnyRow>[];
  open(actor: Actor, address: string): Promise<AsyncGenerator<AnyRow>>;
}

const rupees = (paise: number) => paise / 100;

function define<F extends string, S extends string, Row>(
  name: string,
  spec: ListSpec<F, S>,
  stream: (actor: Actor, query: ReturnType<typeof parseListQuery<F, S>>) => AsyncGenerator<Row>,
  columns: Readonly<Record<string, CsvColumn<Row>["value"]>>,
): SectionExport {
  return {
    columns: Object.entries(columns).map(([header, value]) => ({ header, value })),
    open(actor, address) {
      const query = parseListQuery(spec, address);
      return exportSection(actor, name, query, () => stream(actor, query));
    },
  };
}

/** What Export gives in each section: the list as it is narrowed and sorted, whole. */
export const sectionExports: Readonly<Record<string, SectionExport>> = {
  "user-management": define("user-management", userList, streamUsers, {
    Name: (row) => row.name,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Plan: (row) => row.plan,
    Status: (row) => (row.status === "active" ? "Active" : "Expired"),
    Location: (row) => row.location,
    Joined: (row) => row.joinedOn,
    "Covered until": (row) => row.coveredUntil,
  }),
  "agent-franchise": define("agent-franchise", agentList, streamAgents, {
    Id: (row) => row.number,
    Agent: (row) => row.name,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Region: (row) => row.region,
    Achieved: (row) => row.achieved,
    Target: (row) => row.target,
    "Commission %": (row) => row.commission,
    Status: (row) => row.statusLabel,
  }),
  "hospital-partners": define("hospital-partners", hospitalList, streamHospitals, {
    Hospital: (row) => row.name,
    Phone: (row) => row.phone,
    Email: (row) => row.email,
    City: (row) => row.city,
    State: (row) => row.state,
    Address: (row) => row.address,
    Specialties: (row) => row.specialties,
    Status: (row) => row.statusLabel,
  }),
  "policy-cards": define("policy-cards", policyList, streamPolicies, {
    "Card number": (row) => row.cardNumber,
    Agent: (row) => row.agent,
    Customer: (row) => row.customerName,
    Plan: (row) => row.plan,
    "Premium (INR)": (row) => rupees(row.premiumPaise),
    "Valid from": (row) => row.validFrom,
    "Valid to": (row) => row.validTo,
    Status: (row) => (row.status === "active" ? "Active" : "Expired"),
  }),
  "claim-management": define("claim-management", claimList, streamClaims, {
    "Claim number": (row) => row.claimNumber,
    Date: (row) => row.date,
    Customer: (row) => row.customerName,
    Type: (row) => row.type,
    "Amount (INR)": (row) => rupees(row.amountPaise),
    Hospital: (row) => row.hospital,
    Due: (row) => row.dueAt,
    Assigned: (row) => row.holder,
    Status: (row) => row.statusLabel,
  }),
  "payment-system": define("payment-system", paymentList, streamPayments, {
    Transaction: (row) => row.transactionId,
    Date: (row) => row.date,
    Customer: (row) => row.customerName,
    "Amount (INR)": (row) => rupees(row.amountPaise),
    "Refunded (INR)": (row) => rupees(row.refundedPaise),
    Method: (row) => row.method,
    Agent: (row) => row.agent,
    Status: (row) => row.statusLabel,
  }),
  notifications: define("notifications", campaignList, streamCampaigns, {
    Title: (row) => row.title,
    Message: (row) => row.message,
    Type: (row) => row.typeLabel,
    Audience: (row) => row.audienceLabel,
    Sent: (row) => row.sent,
    Delivered: (row) => row.delivered,
    Opened: (row) => row.opened,
    Clicked: (row) => row.clicked,
    Priority: (row) => row.priorityLabel,
    Date: (row) => row.at,
  }),
};
