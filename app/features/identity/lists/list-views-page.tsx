import { Form } from "react-router";
import { addressOf, deskLists, type KeptView, withView } from "#app/core/desk-lists.ts";
import { type FormAnswer, problemOf } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/list-views-page";
import { listViewActions } from "./list-view-actions.server.ts";
import { readListViews } from "./read-list-views.server.ts";

const here = "/settings/list-views";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  return {
    ...(await readListViews(actor)),
    done: url.searchParams.get("done"),
  };
}

export const action = listViewActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Views of lists",
    description: "Your views of your desk's lists, and those that everybody there shares.",
    path: here,
    indexed: false,
  });

const said: Readonly<Record<string, string>> = {
  changed: "The view is changed.",
  deleted: "The view is deleted.",
};

export default function ListViewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { views, mayShare, done } = loaderData;
  const lists = deskLists.filter(({ address }) => views.some(({ list }) => list === address));
  const word = done && !actionData ? said[done] : undefined;
  return (
    <div className="wrap stack pb-12 [--gap:1rem] [--wrap:60rem]">
      <PageHead
        title="Views of lists"
        lead="A view keeps the filters, order, columns and page size of a list."
      />
      {word && <Alert tone="ok">{word}</Alert>}
      {problemOf(actionData) && <Alert tone="bad">{problemOf(actionData)}</Alert>}
      {lists.length === 0 && <p>You keep no view yet. The button “All” in the head of a list keeps one.</p>}
      {lists.map((list) => (
        <Panel key={list.address} title={list.title} padded>
          <ul className="stack [--gap:0.75rem]">
            {views
              .filter((view) => view.list === list.address)
              .map((view) => (
                <li key={view.id}>
                  <ViewLine
                    view={view}
                    href={addressOf(list, withView(view.query, view.id))}
                    mayShare={mayShare}
                    answer={actionData}
                  />
                </li>
              ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

type LineProps = {
  view: KeptView & { mayChange: boolean; opensFirst: boolean };
  href: string;
  mayShare: boolean;
  answer: FormAnswer | undefined;
};

function ViewLine({ view, href, mayShare, answer }: LineProps) {
  const id = `name-${view.id}`;
  const isRefused = answer?.form === "change" && answer.typed.viewId?.[0] === view.id;
  return (
    <div className="row items-end">
      <Anchor href={href}>Open {view.name}</Anchor>
      <span className="small muted">
        {view.isShared ? "Everybody at this desk sees it" : "Yours alone"}
        {view.opensFirst && ", and the list opens with it for you"}
      </span>
      {view.mayChange && (
        <>
          <Form method="post" className="row items-end [--gap:0.5rem]" key={`${view.name}${view.isShared}`}>
            <input type="hidden" name="viewId" value={view.id} />
            <div className="field">
              <label htmlFor={id}>Name</label>
              <input
                id={id}
                className="input"
                name="name"
                required
                maxLength={40}
                defaultValue={isRefused ? answer.typed.name?.[0] : view.name}
              />
            </div>
            {(mayShare || view.isShared) && (
              <label className="check">
                <input type="checkbox" name="share" defaultChecked={view.isShared} />
                <span>Everybody at this desk sees it</span>
              </label>
            )}
            <Button kind="quiet" size="sm" name="intent" value="change">
              Save<span className="vh"> {view.name}</span>
            </Button>
          </Form>
          <Ask
            look={{ kind: "quiet", size: "sm" }}
            label="Delete"
            about={view.name}
            question={
              <p>
                Delete the view <strong>{view.name}</strong>
                {view.isShared ? ", for everybody at this desk" : ""}?
              </p>
            }
            confirm="Delete the view"
            danger
            fields={{ intent: "delete", viewId: view.id }}
          />
        </>
      )}
    </div>
  );
}
