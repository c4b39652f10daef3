import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf, type ListExport } from "#app/db/lists/export-list.server.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
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

const allow = (actor: Actor) => insurancePermissions.assertCan(actor, "insurance.export");

/** What Export gives in each section: the list as it is narrowed and sorted, whole. */
export const sectionExports: Readonly<Record<string, ListExport>> = {
  [userList.name]: exportOf(userList, { allow, all: streamUsers }),
  [agentList.name]: exportOf(agentList, { allow, all: streamAgents }),
  [hospitalList.name]: exportOf(hospitalList, { allow, all: streamHospitals }),
  [policyList.name]: exportOf(policyList, { allow, all: streamPolicies }),
  [claimList.name]: exportOf(claimList, { allow, all: streamClaims }),
  [paymentList.name]: exportOf(paymentList, { allow, all: streamPayments }),
  [campaignList.name]: exportOf(campaignList, { allow, all: streamCampaigns }),
};
