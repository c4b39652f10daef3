import Check from "lucide-react/icons/check";
import Eye from "lucide-react/icons/eye";
import X from "lucide-react/icons/x";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { RowLink } from "#app/ui/pictures/icon-button.tsx";
import type { ClaimAlert } from "../../claims/claim-alert.ts";
import type { ListFrame } from "../../lists/list-frame.ts";
import { AlertBadge } from "./claim-alerts.tsx";
import { claimsForm } from "./claims-bar.tsx";

const list = "/admin/claim-management";

type ClaimRow = {
  id: string;
  claimNumber: string;
  date: string;
  customerName: string;
  type: string;
  amountPaise: number;
  hospital: string;
  status: "processing" | "approved" | "rejected";
  statusLabel: string;
  revision: number;
  alerts: readonly ClaimAlert[];
  paidLabel: string | null;
};

/** What waits can be ticked. */
export const claimTick = tickColumn<ClaimRow>({
  form: claimsForm,
  name: "ids",
  about: ({ status, claimNumber }) => (status === "processing" ? claimNumber : null),
  value: ({ id, revision }) => `${id}:${revision}`,
});

export const claimCells = {
  claim: (row: ClaimRow) => (
    <>
      <Anchor className="num" href={`${list}/${row.id}`}>
        {row.claimNumber}
      </Anchor>
      <small>{row.date}</small>
    </>
  ),
  // The row's flag must not go under its buttons; the whole name is told by the pointer, the panel and the page.
  hospital: (row: ClaimRow) => (
    <span className="block truncate xl:max-w-[5.5rem] 2xl:max-w-none" title={row.hospital}>
      {row.hospital}
    </span>
  ),
  status: (row: ClaimRow) => (
    <span className="row items-center [--gap:.375rem]">
      <StatusBadge status={row.status}>{row.statusLabel}</StatusBadge>
      {row.paidLabel && <small className="muted">{row.paidLabel}</small>}
      {row.alerts[0] && row.alerts[0].status !== "dismissed" && <AlertBadge alert={row.alerts[0]} short />}
    </span>
  ),
};

/** What waits can be decided in its row. */
export const claimActions = (frame: ListFrame) => (row: ClaimRow) => (
  <span className="acts">
    <RowLink icon={Eye} label={`View ${row.claimNumber}`} href={`${list}/${row.id}`} />
    {row.status === "processing" && (
      <>
        <RowLink icon={Check} label={`Approve ${row.claimNumber}`} href={`${frame.approveHref}${row.id}`} />
        <RowLink icon={X} label={`Reject ${row.claimNumber}`} href={`${frame.decideHref}${row.id}`} />
      </>
    )}
  </span>
);
