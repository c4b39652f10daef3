import { ALL_VIEW, addressOf, findDeskList, VIEW_PARAMETER, withView } from "#app/core/desk-lists.ts";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { KEPT_PARAMETER } from "#app/core/passing-parameters.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { changeListView } from "./change-list-view.server.ts";
import { chooseColumns } from "./choose-columns.server.ts";
import { deleteListView } from "./delete-list-view.server.ts";
import { keepListView } from "./keep-list-view.server.ts";
import {
  changeViewSchema,
  columnsSchema,
  keepViewSchema,
  listStepSchema,
  viewStepSchema,
} from "./list-view-forms.ts";
import { openListWith } from "./open-list-with.server.ts";

const here = "/settings/list-views";

/** Back to the list, with a word about what was done. */
function backTo(list: string, query: string, kept: string): string {
  const found = findDeskList(list);
  if (!found) throw notFound();
  return addressOf(found, query ? `${query}&${KEPT_PARAMETER}=${kept}` : `${KEPT_PARAMETER}=${kept}`);
}

/** The buttons of the view menu and the column menu of every list, and of the page that keeps them in order. */
export const listViewActions = defineActions({
  keep: button({
    schema: keepViewSchema,
    run: ({ actor }, value) => keepListView(actor, value),
    next: (_press, { id, query }, { list }) => backTo(list, withView(query, id), "view"),
  }),
  change: button({
    schema: changeViewSchema,
    run: ({ actor }, value) => changeListView(actor, value),
    next: { to: here, say: "changed" },
  }),
  delete: button({
    schema: viewStepSchema,
    run: ({ actor }, { viewId }) => deleteListView(actor, viewId),
    next: { to: here, say: "deleted" },
  }),
  first: button({
    schema: viewStepSchema,
    run: ({ actor }, { viewId }) => openListWith(actor, { viewId }),
    next: (_press, { list, query }, { viewId }) => backTo(list, withView(query, viewId), "first"),
  }),
  "not-first": button({
    schema: listStepSchema,
    run: ({ actor }, { list }) => openListWith(actor, { list }),
    next: (_press, _done, { list }) => backTo(list, `${VIEW_PARAMETER}=${ALL_VIEW}`, "not-first"),
  }),
  columns: button({
    schema: columnsSchema,
    run: ({ actor }, { list, query, all, shown }) =>
      chooseColumns(actor, { list, query, hidden: all.filter((key) => !shown.includes(key)) }),
    next: (_press, query, { list }) => backTo(list, query, "columns"),
  }),
  "all-columns": button({
    schema: listStepSchema,
    run: ({ actor }, { list, query }) => chooseColumns(actor, { list, query, hidden: [] }),
    next: (_press, query, { list }) => backTo(list, query || `${VIEW_PARAMETER}=${ALL_VIEW}`, "columns"),
  }),
});
