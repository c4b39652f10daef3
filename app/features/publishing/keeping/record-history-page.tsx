import { Form } from "react-router";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { pageLinks } from "#app/core/lists/page-links.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { listRecordHistory } from "#app/features/scholarships/keeping/list-record-history.server.ts";
import { recordHistoryList } from "#app/features/scholarships/keeping/record-change.ts";
import { recordFields } from "#app/features/scholarships/keeping/record-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { FilterSelect } from "#app/ui/fields/filter-select.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { getDeskScholarship } from "../server/get-desk-scholarship.server.ts";
import type { Route } from "./+types/record-history-page";
import { RecordHistory } from "./record-history.tsx";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = parseListQuery(recordHistoryList, url);
  const { title } = await getDeskScholarship(actor, params.scholarshipId);
  const page = await listRecordHistory(actor, params.scholarshipId, query);
  return {
    id: params.scholarshipId,
    title,
    rows: page.rows,
    total: page.total,
    notes: query.notes,
    field: query.filters.field[0] ?? "",
    ...pageLinks(query, page),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "History of the scholarship",
    description: "Who changed which field, when, from what and to what.",
    path: "/admin/scholarships",
    indexed: false,
  });

const fieldChoices = Object.entries(recordFields).map(([value, label]) => ({ value, label }));

export default function RecordHistoryPage({ loaderData }: Route.ComponentProps) {
  const { id, title, rows, field } = loaderData;
  return (
    <>
      <PageHead
        back={{ href: `/admin/scholarships/${id}/edit`, label: "Edit the scholarship" }}
        title="History"
        lead={title}
      />
      {loaderData.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <Form method="get" className="row mb-4 items-end">
        <FilterSelect name="field" label="Field" value={field} choices={fieldChoices} all="All fields" />
        <Button kind="quiet">Show</Button>
      </Form>
      <Panel
        title="Changes"
        note={`${totalText(loaderData.total ?? 0)} in all`}
        foot={<ListFoot shown={rows.length} {...loaderData} />}
      >
        <RecordHistory rows={rows} />
      </Panel>
    </>
  );
}
