import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { changeEnquiry } from "./change-enquiry.server.ts";

/** Closes an enquiry or opens it again; answering has its own verb. It gives the revision as it is now. */
export async function moveEnquiry(
  actor: Actor,
  input: { enquiryId: string; revision: number },
  event: "close" | "reopen",
): Promise<number> {
  enquiryPermissions.assertCan(actor, "enquiry.work_desk");
  const { revision } = await inTransaction((tx) => changeEnquiry(tx, actor, input, event));
  return revision;
}
