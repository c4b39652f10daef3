import type { ComponentProps, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { deskListAt, HIDE_PARAMETER, VIEW_PARAMETER } from "#app/core/desk-lists.ts";
import { KEPT_PARAMETER } from "#app/core/passing-parameters.ts";
import { telLink, useSite } from "#app/core/settings/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { ToastRegion } from "#app/ui/dialogs/toast.tsx";
import { UndoLater } from "#app/ui/dialogs/undo.tsx";
import { UnsavedGuard } from "#app/ui/dialogs/unsaved-guard.tsx";
import { AnewForms } from "#app/ui/forms/anew-forms.tsx";
import { DeskListContext } from "#app/ui/lists/desk-list-context.ts";
import { DeskTable } from "#app/ui/lists/desk-table.tsx";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { DemoRibbon } from "../demo-ribbon.tsx";
import { PageMain } from "../page-main.tsx";
import { SiteNoticeLine } from "../site-notice-line.tsx";
import { SkipLink } from "../skip-link.tsx";
import { DeskKeys } from "./desk-keys.tsx";
import { DeskPerson, type Person } from "./desk-person.tsx";
import { type DeskViews, ListTools } from "./list-tools.tsx";
import type { Finder } from "./palette/find-as-typed.ts";
import type { Place } from "./palette/palette-options.ts";

type DeskShellProps = {
  /** Who is signed in. */
  person: Person | null;
  /** Which desk this is, beside the sign. */
  room: string;
  /** Where the palette looks for words that name no page. */
  finder?: Finder | null;
  /** What this person can do here, for the palette. */
  actions?: readonly Place[];
  /** At the end of the head: search, bell. */
  tools?: ReactNode;
  /** The menu at the side; on a phone it stands under the head. */
  rail: ReactNode;
  lang?: ComponentProps<typeof PageMain>["lang"];
  /** How this person looks at the desk's lists. */
  views: DeskViews;
  children: ReactNode;
};

const keptWords: Readonly<Record<string, string>> = {
  view: "The view is kept.",
  first: "This list opens with this view for you from now on.",
  "not-first": "This list opens with everything for you again.",
  columns: "The columns are kept. The file has the same.",
};

/** What a search, a filter and another page take along. */
const keptParameters = ["rows", HIDE_PARAMETER, VIEW_PARAMETER];

/** The frame of every desk: a head of one line, the menu at the side, one line at the bottom (D33, L37). */
export function DeskShell({
  person,
  room,
  finder = null,
  actions = [],
  tools,
  rail,
  lang,
  views,
  children,
}: DeskShellProps) {
  const location = useLocation();
  const list = deskListAt(location);
  const parameters = new URLSearchParams(location.search);
  const word = list && keptWords[parameters.get(KEPT_PARAMETER) ?? ""];
  const parts = list && {
    caption: list.table,
    Table: DeskTable,
    tools: <ListTools list={list} kept={views} />,
    kept: keptParameters.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value] as const] : [];
    }),
  };
  return (
    <div className="kit">
      <SkipLink />
      <DemoRibbon />
      <SiteNoticeLine />
      <header className="deskhead on-ground" lang="en">
        <Link className="brand" to="/" aria-label="ScholarSetu">
          <Logo />
        </Link>
        <p className="deskhead__room">{room}</p>
        <DeskKeys finder={finder} actions={actions} />
        {tools}
        {person && <DeskPerson {...person} />}
        {/* A plain post with a new page as its answer: what the old one held in memory goes too (T11). */}
        <form method="post" action="/logout">
          <Button kind="quiet" size="sm">
            Logout
          </Button>
        </form>
      </header>
      <div className="desk dense">
        {rail}
        <PageMain lang={lang} className="dense desk__main">
          {word && <Said>{word}</Said>}
          <UndoLater />
          <DeskListContext value={parts}>{children}</DeskListContext>
        </PageMain>
      </div>
      <DeskFoot />
      <AnewForms />
      <UnsavedGuard />
      <ToastRegion />
    </div>
  );
}

function DeskFoot() {
  const { support, year } = useSite();
  return (
    <footer className="deskfoot" lang="en">
      <span>© {year} ScholarSetu</span>
      <Link to="/privacy-policy">Privacy</Link>
      <Link to="/terms-conditions">Terms</Link>
      <Link to="/">Public site</Link>
      <a href={telLink(support.phone)}>Help {support.phone}</a>
    </footer>
  );
}
