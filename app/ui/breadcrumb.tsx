import { Anchor } from "./anchor.tsx";
import { useUiWords } from "./ui-words.ts";

/** `lang` where the name is not in the language of the page. */
type Crumb = { label: string; href?: string; lang?: string };

/** The way here; the last one is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const words = useUiWords();
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {crumb.href && index < crumbs.length - 1 ? (
              <Anchor href={crumb.href}>{crumb.label}</Anchor>
            ) : (
              <span aria-current="page" lang={crumb.lang}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
