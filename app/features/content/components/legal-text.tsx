import type { LegalDocument } from "../rendered-text.ts";

/** A long text to read, find one's way in, and print. */
export function LegalText({ title, updated, effective, headings, html }: LegalDocument) {
  return (
    <div className="wrap sec">
      <div className="head">
        <h1>{title}</h1>
        <p className="muted">
          Last updated {updated}, effective {effective}
        </p>
      </div>
      <div className="split">
        <nav className="stick" aria-label="On this page">
          <h2 className="card__title">On this page</h2>
          <ol className="lines">
            {headings.map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped by the renderer */}
        <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}
