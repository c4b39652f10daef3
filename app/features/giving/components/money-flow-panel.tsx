import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { ShareBar } from "#app/ui/charts/share-bar.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { MoneyFlow } from "../donation-view.ts";

/** Given, placed, awarded, in students' banks: one line of money. */
export function MoneyFlowPanel({ flow, followHref }: { flow: MoneyFlow; followHref?: string }) {
  const money = (amount: number) => formatMoney(paise(amount));
  const paying = flow.awardedPaise - flow.paidPaise;
  const waiting = flow.givenPaise - flow.awardedPaise;
  const idle = flow.givenPaise - flow.placedPaise;
  const steps = [
    {
      label: "Given",
      amount: flow.givenPaise,
      note: `${flow.donations} ${flow.donations === 1 ? "donation" : "donations"}${flow.since ? ` since ${flow.since}` : ""}`,
    },
    {
      label: "Placed in programs",
      amount: flow.placedPaise,
      note: `${flow.programmes} programs, ${idle > 0 ? `${money(idle)} idle` : "nothing idle"}`,
    },
    { label: "Awarded", amount: flow.awardedPaise, note: `${formatCount(flow.students)} students` },
    { label: "In students' banks", amount: flow.paidPaise, note: "each with a bank reference" },
  ];
  return (
    <Panel padded className="pt-4">
      <ol className="flow">
        {steps.map(({ label, amount, note }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{money(amount)}</b>
            <small>{note}</small>
          </li>
        ))}
      </ol>
      {flow.givenPaise > 0 && (
        <ShareBar
          label="Where the money is now"
          parts={[
            { label: "Paid", value: flow.paidPaise, text: money(flow.paidPaise) },
            { label: "Awarded, being paid", value: paying, text: money(paying) },
            { label: "Waiting for selection", value: waiting, text: money(waiting) },
          ]}
        />
      )}
      {followHref && (
        <p className="small text-end">
          <Anchor href={followHref}>Follow one rupee</Anchor>
        </p>
      )}
    </Panel>
  );
}
