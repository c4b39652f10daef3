import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { financialYear } from "#app/core/clock.ts";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { formKeyField, newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { BankAnswerForm } from "../components/bank-answer-form.tsx";
import { BatchPanel } from "../components/batch-panel.tsx";
import { PayoutDesk } from "../components/payout-desk.tsx";
import { FundScholarships } from "../fund/fund-scholarships.tsx";
import { payoutBatchList } from "../payout-list.ts";
import { countAwardPlaces } from "../server/awards/count-award-places.server.ts";
import { listPayoutBatches } from "../server/batches/list-payout-batches.server.ts";
import { payoutsActions } from "../server/batches/payouts-actions.server.ts";
import { readPayoutDesk } from "../server/batches/read-payout-desk.server.ts";
import { listWaitingNotes } from "../server/letters/list-waiting-notes.server.ts";
import type { Route } from "./+types/payouts-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = parseListQuery(payoutBatchList, url);
  const [places, desk, page, notes] = await Promise.all([
    countAwardPlaces(actor),
    readPayoutDesk(actor),
    listPayoutBatches(actor, query),
    listWaitingNotes(actor),
  ]);
  return {
    places,
    desk,
    isAsked: url.searchParams.get("done") === "asked",
    notes,
    rows: page.rows,
    total: page.total ?? 0,
    status: query.filters.status[0] ?? "",
    previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
    formKey: newFormKey(),
    year: financialYear(),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = payoutsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Payouts",
    description: "Money to approved students, by two people.",
    path: "/admin/payouts",
    indexed: false,
  });

export default function PayoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, year } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Payouts"
        lead="Prepared by one person, approved by another, exported for the bank, paid once."
        back={{ href: "/admin", label: "Admin" }}
      />
      {problemOf(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {loaderData.isAsked && (
        <Alert tone="info">
          From this amount on a second person has to agree. The other admins are told; it waits under{" "}
          <a href="/admin/security-roles/second-person">Second person</a>.
        </Alert>
      )}
      <StatTiles
        tiles={[
          { label: "Ready to be paid", value: desk.ready, note: desk.readyAmount },
          { label: "Waiting for money", value: desk.waiting, note: "approved, program too small" },
          { label: "Sent back by a bank", value: desk.returned, note: "the student was asked" },
          {
            label: "Books",
            value: desk.books ? (desk.books.isBalanced ? "Balanced" : "Faulty") : "Not checked yet",
            note: desk.books
              ? `${desk.books.transactions} transactions, ${desk.books.at}`
              : "checked every night",
          },
        ]}
      />
      <div className="row">
        <Form method="post">
          <input type="hidden" name={formKeyField} value={loaderData.formKey} />
          <Button name="intent" value="prepare">
            Prepare a batch
          </Button>
        </Form>
        {[year, year - 1].map((one) => (
          <LinkButton
            key={one}
            plain
            kind="quiet"
            icon={Download}
            href={`/admin/donations/statement?year=${one}`}
          >
            Statement of donations {one}-{String(one + 1).slice(2)}
          </LinkButton>
        ))}
      </div>
      <Panel title="Where every award is" padded>
        <ul className="dotlist">
          {loaderData.places.map(({ place, label, count, amount }) => (
            <li key={place}>
              <Anchor href={`/admin/payouts/awards?place=${place}`}>{label}</Anchor>: {count}, {amount}
            </li>
          ))}
        </ul>
        <p className="row mt-3">
          <Anchor href="/admin/payouts/awards">All awards on their way</Anchor>
          <Anchor href="/admin/payouts/deposits?status=announced">Transfers of institutes</Anchor>
          <Anchor href="/admin/payouts/accounts?status=waiting">New bank accounts</Anchor>
        </p>
      </Panel>
      <BatchPanel
        rows={loaderData.rows}
        total={loaderData.total}
        status={loaderData.status}
        previousHref={loaderData.previousHref}
        nextHref={loaderData.nextHref}
      />
      <BankAnswerForm />
      <FundScholarships scholarships={desk.ofTheFund} generalFund={desk.generalFund} />
      <PayoutDesk
        withoutProgramme={desk.withoutProgramme}
        generalFund={desk.generalFund}
        notes={loaderData.notes}
      />
    </div>
  );
}
