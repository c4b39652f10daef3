import { Anchor } from "./anchor.tsx";
import { useUiWords } from "./ui-words.ts";

type Crumb = { label: string; href?: string };

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
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
