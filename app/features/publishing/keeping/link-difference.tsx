import type { LinkLine } from "#app/features/scholarships/keeping/link-columns.ts";

/** What went from a website and what came, folded. */
export function LinkDifference({ row }: { row: LinkLine }) {
  return (
    <details className="fold">
      <summary>
        {`${row.gone.length} lines went, ${row.come.length} came`}
        <span className="vh"> {row.title}</span>
      </summary>
      <div className="small grid gap-1 break-words whitespace-normal">
        {row.gone.map((line) => (
          <p key={`-${line}`}>
            <span className="vh">went: </span>
            <del className="muted">{line}</del>
          </p>
        ))}
        {row.come.map((line) => (
          <p key={`+${line}`}>
            <span className="vh">came: </span>
            <ins className="no-underline">{line}</ins>
          </p>
        ))}
      </div>
    </details>
  );
}
