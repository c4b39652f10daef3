import Download from "lucide-react/icons/download";
import ListFilter from "lucide-react/icons/list-filter";
import Plus from "lucide-react/icons/plus";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { type FormAnswer, problemOf } from "#app/core/forms/form-answer.ts";
import emptyList from "#app/ui/art/empty-search.svg";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DialogLink } from "#app/ui/dialogs/dialog.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Undo } from "#app/ui/dialogs/undo.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchInput } from "#app/ui/fields/search-input.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";
import { ActiveFilters } from "#app/ui/lists/filter-bar.tsx";
import { KeptParameters } from "#app/ui/lists/kept-parameters.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { isOfMany, ManyNews } from "#app/ui/lists/many-news.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { IconType } from "#app/ui/pictures/icon.tsx";
import type { ItemKind } from "../dependents.ts";
import type { ListFrame } from "../lists/list-frame.ts";
import type { Once } from "../lists/section-address.ts";
import { FilterDialog } from "./filter-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";

type SectionFrameProps = {
  frame: ListFrame;
  once: Once;
  /** The sentence for each step that can have been done. */
  said: Readonly<Record<string, string>>;
  /** Over the figures. */
  before?: ReactNode;
  stats: ComponentProps<typeof StatTiles>["tiles"];
  searchLabel: string;
  filterLabel?: string;
  /** Which of the deleted things belong here. */
  deleted?: ItemKind;
  /** What there is none of. */
  noun: string;
  isEmpty: boolean;
  /** What can be done with all that is ticked. */
  bar?: ReactNode;
  /** What a press was answered. */
  answer?: FormAnswer | null | undefined;
  /** The main button of the section and the form it opens. */
  add?: AddProps;
  children: ReactNode;
};

type AddProps = Pick<ComponentProps<typeof FormDialog>, "answer" | "also" | "busy" | "defaults" | "extra"> & {
  /** The words on the button, over the form, and on the button that sends it. */
  label: string;
  icon?: IconType;
  formKey: string;
  /** Something to show in it came back: it stays open. */
  isOpen?: boolean;
  fields: (field: FieldMaker) => ReactNode;
};

/** A section of the admin portal: what was done, the cards, search, Filter, Export, the table and its pages. */
export function SectionFrame(props: SectionFrameProps) {
  const { frame, once, said, stats, searchLabel, filterLabel = "Filter", noun, isEmpty, add } = props;
  const sentence = once.done ? said[once.done] : undefined;
  // What the form of the section was told stands in it.
  const isOfForm = add?.answer && ["add", ...(add.also ?? [])].includes(add.answer.form);
  const isOfRow = add?.answer && !isOfForm && !isOfMany(add.answer);
  const refused = isOfRow ? problemOf(add.answer) : undefined;
  return (
    <>
      {sentence && !isOfMany(props.answer ?? add?.answer) && (
        <Said>
          <span className="row items-center">
            {sentence}
            {once.undo && (
              <Undo
                id={once.undo}
                words={sentence}
                fields={{ id: once.undo, intent: "restore" }}
                action={frame.here}
              />
            )}
          </span>
        </Said>
      )}
      {refused && (
        <Said tone="bad" answer={add?.answer}>
          {refused}
        </Said>
      )}
      <ManyNews answer={props.answer ?? add?.answer} />
      {frame.notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      {props.before}
      <StatTiles tiles={stats} />
      <Panel
        tools={
          <>
            <Form method="get" role="search" className="row grow flex-nowrap [--gap:0.5rem]">
              {frame.filters.map(({ name, value }) =>
                value ? <input key={name} type="hidden" name={name} value={value} /> : null,
              )}
              <KeptParameters />
              {!frame.isUsualSort && <input type="hidden" name="sort" value={frame.sort} />}
              <SearchInput
                key={frame.search}
                name="q"
                aria-label={searchLabel}
                placeholder={searchLabel}
                defaultValue={frame.search}
              />
              <Button kind="quiet" size="sm">
                Search
              </Button>
            </Form>
            <DialogLink dialog="filter" kind="quiet" size="sm" icon={ListFilter} href={frame.filterHref}>
              {filterLabel}
            </DialogLink>
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={frame.exportHref}>
              Export
            </LinkButton>
            {props.deleted && (
              <LinkButton kind="text" size="sm" href={`/admin/deleted?kind=${props.deleted}`}>
                Deleted
              </LinkButton>
            )}
            {/* L36: no line of its own for one button. */}
            {add && (
              <DialogLink dialog="add" size="sm" icon={add.icon ?? Plus} href={`${frame.path}?add=1`}>
                {add.label}
              </DialogLink>
            )}
          </>
        }
        foot={isEmpty && !frame.previousHref && !frame.nextHref ? null : <ListFoot {...frame} />}
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
      {!isEmpty && props.bar}
      <FilterDialog key={`${frame.filterHref}${once.opens}`} frame={frame} open={once.opens === "filter"} />
      {/* A list that was asked for before comes in under the open dialog: only what was added empties it. */}
      {add && <AddDialog key={once.done ? add.formKey : "add"} add={add} path={frame.path} once={once} />}
    </>
  );
}

function AddDialog({ add, path, once }: { add: AddProps; path: string; once: Once }) {
  const { label, icon: _, fields, isOpen = false, ...form } = add;
  return (
    <FormDialog
      {...form}
      id="add"
      title={label}
      intent="add"
      submit={label}
      open={once.opens === "add" || isOpen}
      cancelHref={path}
    >
      {fields}
    </FormDialog>
  );
}
