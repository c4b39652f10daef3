import type { Found } from "#app/core/lists/found.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Some of what concerns somebody, each with the page where it is worked with. */
export function FileRows({ title, rows, none }: { title: string; rows: readonly Found[]; none: string }) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="panel__body muted">{none}</p>
      ) : (
        <ul>
          {rows.map(({ id, title: name, line, href }) => (
            <li key={id} className="border-line border-t px-4 py-3">
              {href ? <Anchor href={href}>{name}</Anchor> : <b>{name}</b>}
              <span className="small muted block break-words">{line}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
