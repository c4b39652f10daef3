import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Maximize from "lucide-react/icons/maximize";
import X from "lucide-react/icons/x";
import { isValidElement, type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { LinkButton } from "../button.tsx";
import { IconButton } from "../pictures/icon-button.tsx";
import type { Column } from "./data-table.tsx";
import type { PanelMoves } from "./use-row-panel.ts";

type RowPanelProps<Row> = {
  row: Row;
  rowId: string;
  /** All of them: what is left out of the table still stands here. */
  columns: readonly Column<Row>[];
  more: ((loaded: never) => ReactNode) | undefined;
  panel: PanelMoves;
};

/** A row beside its list: its facts, what its page tells more, and what can be done with it (picture 31). */
export function RowPanel<Row>({ row, rowId, columns, more, panel }: RowPanelProps<Row>) {
  const title = useRef<HTMLHeadingElement>(null);
  const [key] = columns.filter(({ kind }) => kind !== "tick");
  const status = columns.find(({ kind }) => kind === "status");
  const facts = columns.filter(
    (column) => column !== key && column !== status && column.kind !== "tick" && column.kind !== "actions",
  );
  const actions = columns.find(({ kind }) => kind === "actions")?.cell(row);
  const heading = key?.cell(row);
  const href = hrefIn(heading);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is what calls for the focus
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [rowId]);

  return (
    <aside className="rowpanel" aria-labelledby="row-panel-title">
      <div className="rowpanel__frame">
        <div className="rowpanel__head">
          <h2 id="row-panel-title" tabIndex={-1} ref={title}>
            {heading}
          </h2>
          <IconButton
            kind="text"
            size="sm"
            icon={ChevronUp}
            label="Row before (k)"
            disabled={!panel.previous}
            onClick={() => panel.previous?.()}
          />
          <IconButton
            kind="text"
            size="sm"
            icon={ChevronDown}
            label="Next row (j)"
            disabled={!panel.next}
            onClick={() => panel.next?.()}
          />
          <IconButton kind="text" size="sm" icon={X} label="Close (Esc)" onClick={panel.close} />
          {status && <div className="rowpanel__status">{status.cell(row)}</div>}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard */}
        <div className="rowpanel__body" tabIndex={0}>
          <dl className="rowpanel__facts">
            {facts.map((column) => {
              const value = column.cell(row);
              const isEmpty = value === null || value === undefined || value === "";
              return (
                <div key={column.id}>
                  <dt>{column.head}</dt>
                  <dd>{isEmpty ? "–" : value}</dd>
                </div>
              );
            })}
          </dl>
          {more && href && <More key={href} href={href} more={more} />}
        </div>
        <div className="rowpanel__foot">
          {actions}
          {href && (
            <LinkButton kind={actions ? "quiet" : "default"} size="sm" icon={Maximize} href={href}>
              Open the page
            </LinkButton>
          )}
        </div>
      </div>
    </aside>
  );
}

/** What the row's own page loads, by its own rights: nothing stands here that is not there. */
function More({ href, more }: { href: string; more: (loaded: never) => ReactNode }) {
  const { load, data, state } = useFetcher();
  useEffect(() => {
    void load(href);
  }, [href, load]);
  if (data) return more(data as never);
  return state === "loading" ? <p className="muted small">Reading the page of this row …</p> : null;
}

/** The link that names the row leads to its page. */
function hrefIn(content: ReactNode): string | null {
  if (Array.isArray(content)) {
    for (const part of content) {
      const found = hrefIn(part);
      if (found) return found;
    }
    return null;
  }
  if (!isValidElement<{ href?: unknown; children?: ReactNode }>(content)) return null;
  if (typeof content.props.href === "string") return content.props.href;
  return hrefIn(content.props.children);
}
