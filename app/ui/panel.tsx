import { type ReactNode, useContext } from "react";
import { classNames } from "./class-names.ts";
import type { HeadingLevel } from "./heading.tsx";
import { Heading } from "./heading.tsx";
import { DeskListContext } from "./lists/desk-list-context.ts";

type PanelProps = {
  title?: ReactNode;
  level?: HeadingLevel;
  /** A quiet word beside the title. */
  note?: ReactNode;
  /** One or two small buttons at the end of the title's line. */
  buttons?: ReactNode;
  /** A line of its own: search left, Filter and Export right. */
  tools?: ReactNode;
  /** Charts and text need air around them; tables and lists bring their own. */
  padded?: boolean;
  /** What it holds may be wider than its place and has nothing to focus: the keyboard scrolls the panel itself. */
  scrolls?: boolean;
  /** A list's pages; null where it has none at the moment. */
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A surface with a head, for tables, charts and lists. */
export function Panel({
  title,
  level = 2,
  note,
  buttons,
  tools,
  padded,
  foot,
  className,
  children,
  scrolls,
}: PanelProps) {
  const desk = useContext(DeskListContext);
  const listTools = foot === undefined ? null : desk?.tools;
  return (
    <section className={classNames("panel", className)} tabIndex={scrolls ? 0 : undefined}>
      {(title || note) && (
        <div className="panel__head">
          <Heading level={level}>{title}</Heading>
          {note && <span className="small muted">{note}</span>}
          {buttons}
          {!tools && listTools}
        </div>
      )}
      {tools && (
        <div className="panel__head tools">
          {tools}
          {listTools}
        </div>
      )}
      {padded ? <div className="panel__body">{children}</div> : children}
      {foot && <div className="panel__foot">{foot}</div>}
    </section>
  );
}
