import type { DueClock } from "#app/core/periods/due-clock.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import type { ClaimAlert } from "../../claims/claim-alert.ts";
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
  clock: DueClock | null;
  holder: string | null;
  isMine: boolean;
};

/** What waits can be ticked. */
export const claimTick = tickColumn<ClaimRow>({
  form: claimsForm,
  name: "ids",
  about: ({ status, claimNumber }) => (status === "processing" ? claimNumber : null),
  value: ({ id, revision }) => `${id}:${revision}`,
  amount: ({ amountPaise }) => amountPaise,
});

/** A row has its flag and buttons in sight at 1280 px; the whole text is told by the pointer, the panel and the page. */
function Short({ text, width }: { text: string; width: string }) {
  return (
    <span className={`block truncate ${width} 2xl:max-w-none`} title={text}>
      {text}
    </span>
  );
}

export const claimCells = {
  claim: (row: ClaimRow) => (
    <>
      <Anchor className="num" href={`${list}/${row.id}`}>
        {row.claimNumber}
      </Anchor>
      <small className="xl:max-2xl:hidden">{row.date}</small>
    </>
  ),
  customer: (row: ClaimRow) => <Short text={row.customerName} width="xl:max-w-[5rem]" />,
  type: (row: ClaimRow) => <Short text={row.type} width="xl:max-w-[3.75rem]" />,
  hospital: (row: ClaimRow) => <Short text={row.hospital} width="xl:max-w-[3.75rem]" />,
  due: (row: ClaimRow) => row.clock && <DueTime clock={row.clock} />,
  assigned: (row: ClaimRow) => (
    <span className="block truncate xl:max-w-[5rem] 2xl:max-w-none" title={row.holder ?? undefined}>
      {row.isMine
        ? "You"
        : (row.holder ?? (row.status === "processing" && <span className="muted">Nobody</span>))}
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
