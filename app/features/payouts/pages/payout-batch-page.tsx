import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { CommentsPanel } from "#app/features/comments/components/comments-panel.tsx";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { BatchDock } from "../components/batch-dock.tsx";
import { BatchSide } from "../components/batch-side.tsx";
import { PayoutLines } from "../components/payout-lines.tsx";
import { payoutBadges, payoutBatchMachine } from "../payout-status.ts";
import { tracePayouts } from "../server/bank/trace-payouts.server.ts";
import { getPayoutBatch } from "../server/batches/get-payout-batch.server.ts";
import { payoutBatchActions } from "../server/batches/payout-batch-actions.server.ts";
import type { Route } from "./+types/payout-batch-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const batch = await getPayoutBatch(actor, params.batchId);
  return {
    batch,
    comments: await readComments(actor, "payout_batch", batch.id),
    sources: await tracePayouts(actor, batch.id),
    isDemo: env().isDemo,
    done: url.searchParams.get("done"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = payoutBatchActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Batch ${loaderData.batch.number}` : "Batch",
    description: "",
    path: "/admin/payouts",
    indexed: false,
  });

const said: Readonly<Record<string, string>> = {
  approved: "The batch is approved. It can be sent to the bank.",
  cancelled: "The batch is put back. Nothing left.",
  sent: "The batch is sent to the bank.",
  played: "The sandbox bank has answered.",
  asked: "Written down. It counts as paid when a second person has agreed.",
  returned: "Written down that it came back.",
  sent_back: "Sent back. Whoever prepared them reads your reason; the rest can be approved.",
};

export default function PayoutBatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batch, done } = loaderData;
  const staying = new Set(batch.lines.filter(({ sentBack }) => sentBack === null).map(({ id }) => id));
  return (
    <div className="deciding">
      <div className="stack [--gap:0.5rem]">
        <PageHead
          title={`Batch ${batch.number}`}
          lead={payoutBatchMachine.states[batch.status].told}
          back={{ href: "/admin/payouts", label: "Payouts" }}
          badges={<StatusBadge status={payoutBadges[batch.status]}>{batch.statusLabel}</StatusBadge>}
        />
        {done && said[done] && !actionData && <Said>{said[done]}</Said>}
        {problemOf(actionData) && (
          <Said tone="bad" answer={actionData}>
            {problemOf(actionData)}
          </Said>
        )}
        <div className="deciding__cols">
          <PayoutLines batch={batch} sources={loaderData.sources} />
          <div className="stack [--gap:0.75rem]">
            <BatchSide
              batch={batch}
              givers={giversOf(loaderData.sources.filter(({ payoutId }) => staying.has(payoutId)))}
            />
            <CommentsPanel view={loaderData.comments} />
          </div>
        </div>
      </div>
      {/* Another state is another question: none stands open over it, and no tick is kept. */}
      <BatchDock
        key={`${batch.status} ${batch.payouts}`}
        batch={batch}
        isDemo={loaderData.isDemo}
        answer={actionData ?? null}
      />
    </div>
  );
}

type Source = { giver: string; amountPaise: number };

function giversOf(sources: readonly Source[]): { giver: string; amount: string }[] {
  return [...Map.groupBy(sources, ({ giver }) => giver)].map(([giver, own]) => ({
    giver,
    amount: formatMoney(paise(own.reduce((sum, { amountPaise }) => sum + amountPaise, 0))),
  }));
}
