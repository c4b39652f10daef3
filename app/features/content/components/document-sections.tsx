import Square from "lucide-react/icons/square";
import { useLocale } from "use-intl";
import { languageOfWords } from "#app/core/words/language-of-words.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { DocumentSection } from "../data/document-guide-section.ts";

/** Study material: headings, text, points, boxes to tick on paper, tables. */
export function DocumentSections({ sections }: { sections: readonly DocumentSection[] }) {
  const own = useLocale();
  // A formula, a word to be learnt, the name of an exam: they stay as they are, and say so.
  const lang = (text: string) => (languageOfWords(text) === own || !/[a-z]/i.test(text) ? undefined : "en");
  return sections.map(({ heading, paragraphs, items, checklist, table }) => (
    <section className="stack mt-10" key={heading}>
      <h2 className="sec-title">{heading}</h2>
      {paragraphs?.map((text) => (
        <p className="max-w-[var(--measure)]" key={text} lang={lang(text)}>
          {text}
        </p>
      ))}
      {items && (
        <ul className="max-w-[var(--measure)] list-disc ps-5 [&>li+li]:mt-1.5">
          {items.map((item) => (
            <li key={item} lang={lang(item)}>
              {item}
            </li>
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
        <section className="panel overflow-x-auto" aria-label={heading} tabIndex={0}>
          <table className="table tight rows">
            <caption className="vh">{heading}</caption>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th scope="col" key={column} lang={lang(column)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join("|")}>
                  {row.map((cell, index) => (
                    <td key={table.columns[index]} lang={lang(cell)}>
                      {cell}
                    </td>
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
