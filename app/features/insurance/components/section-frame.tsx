import Download from "lucide-react/icons/download";
import ListFilter from "lucide-react/icons/list-filter";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import emptyList from "#app/ui/art/empty-search.svg";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DialogLink } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ActiveFilters } from "#app/ui/filter-bar.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { StatTiles } from "#app/ui/stat-tiles.tsx";
import type { ListFrame } from "../list-frame.ts";
import type { Once } from "../section-address.ts";
import { FilterDialog } from "./filter-dialog.tsx";

type SectionFrameProps = {
  frame: ListFrame;
  once: Once;
  /** The sentence for each step that can have been done. */
  said: Readonly<Record<string, string>>;
  stats: ComponentProps<typeof StatTiles>["tiles"];
  searchLabel: string;
  filterLabel?: string;
  /** What there is none of. */
  noun: string;
  isEmpty: boolean;
  /** The main button of the section. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the admin portal: what was done, the cards, search, Filter, Export, the table and its pages. */
export function SectionFrame(props: SectionFrameProps) {
  const { frame, once, said, stats, searchLabel, filterLabel = "Filter", noun, isEmpty, action } = props;
  const sentence = once.done ? said[once.done] : undefined;
  return (
    <>
      {sentence && (
        <Alert tone="ok">
          <span className="row items-center">
            {sentence}
            {once.undo && <UndoForm id={once.undo} />}
          </span>
        </Alert>
      )}
      {frame.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      {action && <div className="row max-sm:[&>.btn]:w-full">{action}</div>}
      <StatTiles tiles={stats} />
      <Panel
        tools={
          <>
            <Form method="get" role="search" className="grow">
              {frame.filters.map(({ name, value }) =>
                value ? <input key={name} type="hidden" name={name} value={value} /> : null,
              )}
              {!frame.isUsualSort && <input type="hidden" name="sort" value={frame.sort} />}
              <SearchInput
                key={frame.search}
                name="q"
                aria-label={searchLabel}
                placeholder={searchLabel}
                defaultValue={frame.search}
              />
            </Form>
            <DialogLink dialog="filter" kind="quiet" size="sm" icon={ListFilter} href={frame.filterHref}>
              {filterLabel}
            </DialogLink>
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={frame.exportHref}>
              Export
            </LinkButton>
          </>
        }
        foot={
          <Pagination
            range={frame.range}
            previousHref={frame.previousHref ?? undefined}
            nextHref={frame.nextHref ?? undefined}
          />
        }
      >
        {frame.active.length > 0 && (
          <div className="panel__head">
            <ActiveFilters filters={[...frame.active]} clearHref={frame.path} />
          </div>
        )}
        {isEmpty ? (
          <EmptyState picture={emptyList} title={frame.isNarrowed ? `No ${noun} matches` : `No ${noun} yet`}>
            <p className="muted">
              {frame.isNarrowed ? "Take a filter away or search for less." : "What is added stands here."}
            </p>
          </EmptyState>
        ) : (
          props.children
        )}
      </Panel>
      <FilterDialog key={`${frame.filterHref}${once.opens}`} frame={frame} open={once.opens === "filter"} />
    </>
  );
}

function UndoForm({ id }: { id: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button kind="quiet" size="sm" name="intent" value="restore">
        Undo
      </Button>
    </Form>
  );
}
