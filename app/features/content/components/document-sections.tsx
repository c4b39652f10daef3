import Square from "lucide-react/icons/square";
import { Icon } from "#app/ui/icon.tsx";
import type { DocumentSection } from "../data/document-section.ts";

/** Study material: headings, text, points, boxes to tick on paper, tables. */
export function DocumentSections({ sections }: { sections: readonly DocumentSection[] }) {
  return sections.map(({ heading, paragraphs, items, checklist, table }) => (
    <section className="stack mt-10" key={heading}>
      <h2 className="sec-title">{heading}</h2>
      {paragraphs?.map((text) => (
        <p className="max-w-[var(--measure)]" key={text}>
          {text}
        </p>
      ))}
      {items && (
        <ul className="max-w-[var(--measure)] list-disc ps-5 [&>li+li]:mt-1.5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {checklist && (
        <ul className="ticks max-w-[var(--measure)]">
          {checklist.map((item) => (
            <li key={item}>
              <Icon of={Square} className="text-ink-2!" />
              {item}
            </li>
          ))}
        </ul>
      )}
      {table && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls inside its frame
        <section className="panel overflow-x-auto" aria-label={`${heading}, table`} tabIndex={0}>
          <table className="table tight rows">
            <caption className="vh">{heading}</caption>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join("|")}>
                  {row.map((cell, index) => (
                    <td key={table.columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  ));
}
