import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import type { MoneyFlow } from "#app/features/funding/donation-view.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ShareBar } from "#app/ui/share-bar.tsx";
import { Figures } from "#app/ui/stat-tiles.tsx";

/** Given, placed, awarded, in students' banks: one line of money. */
export function MoneyFlowPanel({ flow, followHref }: { flow: MoneyFlow; followHref?: string }) {
  const money = (amount: number) => formatMoney(paise(amount));
  const paying = flow.awardedPaise - flow.paidPaise;
  const waiting = flow.givenPaise - flow.awardedPaise;
  const idle = flow.givenPaise - flow.placedPaise;
  const figure = (label: string, amount: number, note: string) => ({
    label,
    value: (
      <>
        {money(amount)}
        <small className="block text-sm font-normal">{note}</small>
      </>
    ),
  });
  return (
    <Panel padded>
      <Figures
        figures={[
          figure(
            "Given",
            flow.givenPaise,
            `${flow.donations} ${flow.donations === 1 ? "donation" : "donations"}${flow.since ? ` since ${flow.since}` : ""}`,
          ),
          figure(
            "Placed in programs",
            flow.placedPaise,
            `${flow.programmes} programs, ${idle > 0 ? `${money(idle)} idle` : "nothing idle"}`,
          ),
          figure("Awarded", flow.awardedPaise, `${formatCount(flow.students)} students`),
          figure("In students' banks", flow.paidPaise, "each with a bank reference"),
        ]}
      />
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
