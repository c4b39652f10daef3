import type { ReactNode } from "react";
import type { ListView } from "#app/core/lists/list-view.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { Alert } from "../dialogs/alert.tsx";
import { EmptyState } from "../empty-state.tsx";
import { FilterSelect } from "../fields/filter-select.tsx";
import { PageHead } from "../page-head.tsx";
import { Panel } from "../panel.tsx";
import { ExportLink } from "./export-link.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListFoot } from "./list-foot.tsx";

type DeskListProps = {
  title: string;
  lead: string;
  /** Beside the title: another list. */
  more?: ReactNode;
  /** What the last press did, over the list. */
  news?: ReactNode;
  view: ListView;
  /** Over the table, beside Export: other lists, a new row. */
  buttons?: ReactNode;
  /** What the search finds. */
  placeholder: string;
  /** The heading over the table. */
  rowsTitle: string;
  empty: { picture: string; title: string; words: string; noMatch: string };
  /** What can be done with all that is ticked. */
  bar?: ReactNode;
  /** The table. */
  children: ReactNode;
};

/** A list of the desk on a page of its own: search and filters that stand in the address, Export, pages. */
export function DeskList({
  title,
  lead,
  more,
  news,
  view,
  buttons,
  placeholder,
  rowsTitle,
  empty,
  bar,
  children,
}: DeskListProps) {
  return (
    <div className="wrap pb-12">
      <PageHead title={title} lead={lead}>
        {more}
      </PageHead>
      <div className="stack">
        {news}
        {view.notes.map((note) => (
          <Alert key={note}>{note}</Alert>
        ))}
        <FilterBar searchName="q" searchValue={view.search} placeholder={placeholder} filters={view.filters}>
          <FilterSelect name="sort" label="Order" all={null} {...view.sort} />
        </FilterBar>
        <Panel
          title={rowsTitle}
          note={`${totalText(view.total)} in all`}
          buttons={
            <>
              <ExportLink href={view.exportHref} />
              {buttons}
            </>
          }
          foot={<ListFoot {...view} />}
        >
          {view.shown > 0 ? (
            children
          ) : (
            <EmptyState picture={empty.picture} title={view.isNarrowed ? empty.noMatch : empty.title}>
              <p className="muted">
                {view.isNarrowed ? "Take a filter away or search for less." : empty.words}
              </p>
            </EmptyState>
          )}
        </Panel>
        {view.shown > 0 && bar}
      </div>
    </div>
  );
}
