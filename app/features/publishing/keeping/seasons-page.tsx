import { Form } from "react-router";
import { buttonField } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { listSeasons } from "#app/features/scholarships/keeping/seasons/list-seasons.server.ts";
import { seasonColumns } from "#app/features/scholarships/keeping/seasons/season-columns.ts";
import { seasonList } from "#app/features/scholarships/keeping/seasons/season-list.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import type { Route } from "./+types/seasons-page";
import { seasonActions } from "./season-actions.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = seasonList.read(url);
  const page = await listSeasons(await getActor(context), query);
  const rolled = url.searchParams.get("done") ?? "";
  return {
    rows: page.rows,
    view: seasonList.view(query, page),
    rolled: /^\d{1,3}$/.test(rolled) ? rolled : null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = seasonActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Seasons to roll over",
    description: "Rounds that are over, of records without a usual season.",
    path: seasonList.path,
    indexed: false,
  });

const form = "roll-seasons";

export default function SeasonsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, rolled } = loaderData;
  const refused = actionData && Object.values(actionData.errors)[0]?.[0];
  return (
    <DeskList
      title="Seasons to roll over"
      lead="Rounds that are over. Rolled over, the same months become the usual season: the page says when it usually opens and closes, marked as an estimate, and nothing is shown as open until the provider announces it. What already has a season rolls over by itself."
      view={view}
      placeholder="Scholarship or provider"
      rowsTitle="Rounds that are over"
      empty={{
        picture: emptyInbox,
        title: "Every record has its season",
        words: "A record whose last round is over, and which has no usual season, comes here.",
        noMatch: "No record matches",
      }}
    >
      {rolled && !actionData && <Said>Rolled over: {rolled}. It is in the history of each.</Said>}
      {refused && (
        <Said tone="bad" answer={actionData}>
          {refused}
        </Said>
      )}
      <ListTable
        caption="Seasons to roll over"
        columns={seasonColumns}
        rows={rows}
        cells={{
          title: (row) => (
            <span className="row [--gap:0.5rem] flex-nowrap">
              <input
                type="checkbox"
                name="ids"
                value={row.id}
                form={form}
                defaultChecked
                aria-label={`Roll over ${row.title}`}
              />
              <Anchor href={`/admin/scholarships/${row.id}/edit`}>{row.title}</Anchor>
            </span>
          ),
        }}
      />
      {rows.length > 0 && (
        <Form method="post" id={form} className="panel__body pt-4">
          <Button name={buttonField} value="roll">
            Roll over what is ticked
          </Button>
        </Form>
      )}
    </DeskList>
  );
}
