import { istDate } from "#app/core/clock.ts";
import { seenColumns } from "#app/core/desk-lists.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { openOrganisation } from "../server/open-organisation.server.ts";
import type { Route } from "./+types/approvals-file";
import { approvalList } from "./approval-list.ts";
import { approvalMachine } from "./approval-status.ts";
import type { ApprovalLine } from "./approval-view.ts";
import { listApprovals } from "./list-approvals.server.ts";

const columns: CsvColumn<ApprovalLine>[] = [
  { header: "Asked on", value: (line) => line.askedAt },
  { header: "Asked by", value: (line) => line.askedBy },
  { header: "Kind", value: (line) => line.kind },
  { header: "What", value: (line) => line.title },
  { header: "Amount (INR)", value: (line) => (line.amountPaise === null ? "" : line.amountPaise / 100) },
  { header: "Reason", value: (line) => line.reason },
  { header: "Answer", value: (line) => approvalMachine.states[line.status].label },
  { header: "Answered by", value: (line) => line.decidedBy },
  { header: "Answered on", value: (line) => line.decidedAt },
  { header: "Why refused", value: (line) => line.refusalReason },
];

/** What was answered as it is filtered, whole (T28). */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const query = parseListQuery(approvalList, request.url);
  const actor = await getActor(context);
  // Refused before the first byte is sent.
  await openOrganisation(actor);
  return csvResponse(
    `approvals-${istDate()}.csv`,
    seenColumns(columns, url.search),
    listApprovals.all(actor, query),
  );
}
