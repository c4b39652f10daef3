import { Form } from "react-router";
import { buttonField, type FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/merge-page";
import { getMerge } from "./get-merge.server.ts";
import { mergeActions } from "./merge-actions.server.ts";
import type { MergedAway, MergeView } from "./merge-view.ts";

const list = "/admin/scholarships/duplicates";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const away = await getMerge.findAway(actor, params.scholarshipId);
  const other = url.searchParams.get("with")?.trim().split("/").at(-1);
  return {
    id: params.scholarshipId,
    title: await getMerge.titleOf(params.scholarshipId),
    away,
    view: other && !away ? await getMerge.compare(actor, params.scholarshipId, other) : null,
    mayMerge: scholarshipPermissions.can(actor, "scholarship.merge"),
    say: url.searchParams.get("done") ?? "",
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = mergeActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Merge two records",
    description: "Two records of one scholarship, beside each other.",
    path: list,
    indexed: false,
  });

export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, away, view, mayMerge, say } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead back={{ href: list, label: "Likely duplicates" }} title="Merge two records" lead={title} />
      {say.startsWith("into-") && away && <Said>Merged. Its address leads to the other record now.</Said>}
      {say === "undone" && <Said>Undone. It has its own page again.</Said>}
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {away && <Away away={away} mayMerge={mayMerge} />}
      {!away && !view && <Choose />}
      {view && <Compared view={view} mayMerge={mayMerge} answer={actionData} />}
    </div>
  );
}

function Away({ away, mayMerge }: { away: MergedAway; mayMerge: boolean }) {
  return (
    <Panel title="It was merged" note={away.at} padded>
      <div className="stack">
        <p>
          Into <Anchor href={`/admin/scholarships/${away.into.id}/edit`}>{away.into.title}</Anchor>. Its old
          address leads there, and who had saved it finds that one among the saved.
        </p>
        {mayMerge && (
          <Ask
            label="Undo the merge"
            look={{ kind: "quiet" }}
            question="It gets its own page again. Who saved it keeps both; applications that went over stay there."
            confirm="Undo the merge"
            fields={{ [buttonField]: "undo" }}
          />
        )}
      </div>
    </Panel>
  );
}

function Choose() {
  return (
    <Panel title="With which one?" padded>
      <Form method="get" className="stack max-w-[40rem]">
        <TextField
          field={fieldOf("with", "", undefined)}
          label="Address of the other record"
          hint="Such as /scholarships/nmmss"
          required
          maxLength={200}
        />
        <p>
          <Button kind="quiet">Compare</Button>
        </p>
      </Form>
    </Panel>
  );
}

type Line = MergeView["fields"][number];
const columns: Column<Line>[] = [
  { id: "field", head: "Field", kind: "key", cell: (line) => line.field },
  { id: "keep", head: "Stays", kind: "wide", cell: (line) => <Words text={line.keep} /> },
  {
    id: "go",
    head: "Goes",
    kind: "wide",
    cell: (line) => (line.isSame ? <span className="muted">the same</span> : <Words text={line.go} />),
  },
];

function Words({ text }: { text: string }) {
  return <span className="break-words whitespace-normal">{text}</span>;
}

type ComparedProps = { view: MergeView; mayMerge: boolean; answer: FormAnswer | undefined };

function Compared({ view, mayMerge }: ComparedProps) {
  const { keep, go, held, against } = view;
  return (
    <>
      <p>
        <b>{keep.title}</b> stays. <b>{go.title}</b> goes: saved by {held.saved}, applications{" "}
        {held.applications}.{" "}
        <Anchor href={`/admin/scholarships/${go.id}/merge?with=${keep.id}`}>
          Keep the other one instead
        </Anchor>
      </p>
      {against && (
        <Alert tone="warn" live={false}>
          {against}
        </Alert>
      )}
      <Panel
        title="Beside each other"
        note="Nothing of the words is taken over: edit the one that stays first"
      >
        <DataTable
          caption="The two records"
          columns={columns}
          rows={view.fields}
          rowKey={(line) => line.field}
        />
      </Panel>
      {mayMerge && (
        <div className="row">
          <LinkButton kind="quiet" href={`/admin/scholarships/${keep.id}/edit`}>
            Edit the one that stays
          </LinkButton>
          {!against && (
            <>
              <Ask
                label="Merge"
                look={{ kind: "default" }}
                question={`“${go.title}” goes into “${keep.title}”. Its ${held.saved} saved marks, open alerts and ${held.applications} applications go over, and /scholarships/${go.slug} leads there.`}
                confirm="Merge them"
                fields={{
                  [buttonField]: "merge",
                  goId: go.id,
                  keepRevision: keep.revision,
                  goRevision: go.revision,
                }}
              />
              <Form method="post">
                <input type="hidden" name="goId" value={go.id} />
                <Button kind="quiet" name={buttonField} value="apart">
                  They are two
                </Button>
              </Form>
            </>
          )}
        </div>
      )}
    </>
  );
}
