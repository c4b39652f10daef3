import ChevronDown from "lucide-react/icons/chevron-down";
import { useTranslations } from "use-intl";
import { PageHead } from "#app/ui/page-head.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { LegalDocument } from "../../rendered-text.ts";

/** A long text to read, find one's way in, and print. */
export function LegalText({ title, updated, effective, headings, html }: LegalDocument) {
  const t = useTranslations("legal");
  return (
    <div className="wrap pb-12 lg:pb-20">
      <PageHead title={title} lead={t("dates", { updated, effective })} />
      <div className="split pt-2">
        <nav className="stick no-print" aria-label={t("contents")}>
          <details className="fold fold--phone">
            <summary>
              {t("contents")} <Icon of={ChevronDown} />
            </summary>
            <ol className="stack small [--gap:0.625rem] max-lg:pb-4">
              {headings.map((heading) => (
                <li key={heading.id}>
                  <a href={`#${heading.id}`}>{heading.title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped by the renderer */}
        <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}
