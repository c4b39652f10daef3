import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Columns3 from "lucide-react/icons/columns-3";
import { Form, useLocation } from "react-router";
import {
  ALL_VIEW,
  addressOf,
  type DeskList,
  type KeptView,
  type KeptViews,
  VIEW_PARAMETER,
  withView,
} from "#app/core/desk-lists.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { columnsMenu } from "#app/ui/lists/desk-table.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

export type DeskViews = KeptViews & { readonly mayShare: boolean };

const viewsMenu = "list-views";
const keeper = "/settings/list-views";
const look = buttonClass({ kind: "quiet", size: "sm" });

/** In the head of every list of a desk: how it is looked at, and which columns it shows. Popovers: no script needed. */
export function ListTools({ list, kept }: { list: DeskList; kept: DeskViews }) {
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).get(VIEW_PARAMETER);
  const views = kept.views.filter((view) => view.list === list.address);
  const current = views.find(({ id }) => id === chosen) ?? null;
  return (
    <div className="listtools">
      <button type="button" popoverTarget={viewsMenu} className={look}>
        <span className="vh">View: </span>
        <span className="listtools__name">{current?.name ?? "All"}</span>
        <Icon of={ChevronDown} />
      </button>
      {list.table && (
        <button type="button" popoverTarget={columnsMenu} className={`${look} listtools__columns`}>
          <Icon of={Columns3} />
          Columns
        </button>
      )}
      <div
        id={viewsMenu}
        popover="auto"
        role="dialog"
        aria-label="Views of this list"
        className="ask listmenu"
      >
        <Anchor
          className="listmenu__line"
          href={addressOf(list, `${VIEW_PARAMETER}=${ALL_VIEW}`)}
          aria-current={current ? undefined : "true"}
        >
          All
        </Anchor>
        <ViewLines title="Yours" list={list} current={current} views={views.filter(isMine)} />
        <ViewLines
          title="Everybody's"
          list={list}
          current={current}
          views={views.filter(({ isShared }) => isShared)}
        />
        <FirstForm list={list} kept={kept} current={current} />
        <KeepForm list={list} search={search} current={current} mayShare={kept.mayShare} />
        {current && (
          <>
            <Anchor className="small" href={`/settings/list-mails?${VIEW_PARAMETER}=${current.id}`}>
              Have “{current.name}” sent by mail
            </Anchor>
            <Anchor className="small" href={`/settings/dashboard?${VIEW_PARAMETER}=${current.id}`}>
              Put “{current.name}” on my dashboard
            </Anchor>
          </>
        )}
        {kept.views.length > 0 && (
          <Anchor className="small" href={keeper}>
            Rename, share or delete views
          </Anchor>
        )}
      </div>
    </div>
  );
}

const isMine = ({ isOwn, isShared }: KeptView) => isOwn && !isShared;

type LinesProps = { title: string; list: DeskList; current: KeptView | null; views: readonly KeptView[] };

function ViewLines({ title, list, current, views }: LinesProps) {
  if (views.length === 0) return null;
  return (
    <>
      <p className="listmenu__title">{title}</p>
      {views.map((view) => (
        <Anchor
          key={view.id}
          className="listmenu__line"
          href={addressOf(list, withView(view.query, view.id))}
          aria-current={view === current ? "true" : undefined}
        >
          {view.name}
          {view === current && <Icon of={Check} />}
        </Anchor>
      ))}
    </>
  );
}

/** Which view the list opens with, for this person alone. */
function FirstForm({ list, kept, current }: { list: DeskList; kept: DeskViews; current: KeptView | null }) {
  const first = kept.choices.find((one) => one.list === list.address)?.viewId ?? null;
  const name = kept.views.find(({ id }) => id === first)?.name;
  if (!current && !name) return null;
  return (
    <Form method="post" action={keeper} className="listmenu__form">
      {current && current.id !== first ? (
        <>
          <input type="hidden" name="viewId" value={current.id} />
          <Button kind="quiet" size="sm" name="intent" value="first">
            Open this list with “{current.name}”
          </Button>
        </>
      ) : (
        <>
          <input type="hidden" name="list" value={list.address} />
          <Button kind="quiet" size="sm" name="intent" value="not-first">
            No longer open with “{name}”
          </Button>
        </>
      )}
    </Form>
  );
}

type KeepProps = { list: DeskList; search: string; current: KeptView | null; mayShare: boolean };

function KeepForm({ list, search, current, mayShare }: KeepProps) {
  return (
    <Form method="post" action={keeper} className="listmenu__form stack [--gap:0.5rem]">
      <input type="hidden" name="list" value={list.address} />
      <input type="hidden" name="query" value={search.replace(/^\?/, "")} />
      <div className="field">
        <label htmlFor="view-name">Keep what is shown as a view</label>
        <input
          id="view-name"
          className="input"
          name="name"
          required
          maxLength={40}
          autoComplete="off"
          placeholder="Name of the view"
          key={current?.id}
          defaultValue={current?.isOwn ? current.name : ""}
        />
      </div>
      {mayShare && (
        <label className="check">
          <input
            type="checkbox"
            name="share"
            key={current?.id}
            defaultChecked={current?.isOwn && current.isShared}
          />
          <span>Everybody at this desk sees it</span>
        </label>
      )}
      <label className="check">
        <input type="checkbox" name="first" />
        <span>The list opens with it for me</span>
      </label>
      <p className="small muted">Filters, order, columns and page size are kept. Searched words are not.</p>
      <div>
        <Button size="sm" name="intent" value="keep">
          Keep the view
        </Button>
      </div>
    </Form>
  );
}
