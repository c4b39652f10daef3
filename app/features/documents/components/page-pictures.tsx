import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import ExternalLink from "lucide-react/icons/external-link";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";

type Props = {
  label: string;
  /** Null: it cannot be drawn. */
  pages: number | null;
  page: number;
  /** The picture of a page. */
  pictureHref: (page: number) => string;
  /** This place, with another page shown. */
  pageHref: (page: number) => string;
};

/** T59: a PDF as staff see it, page by page, as pictures. Links only, so that it works without script. */
export function PagePictures({ label, pages, page, pictureHref, pageHref }: Props) {
  if (pages === null) {
    return (
      <Alert tone="warn">
        This PDF cannot be shown as pictures, and is never opened as it came. Ask for a photo of the page.
      </Alert>
    );
  }
  const shown = Math.min(page, pages);
  return (
    <div className="stack">
      <section
        className="max-h-[42rem] overflow-auto rounded-md border border-line bg-surface"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={`${label}, page ${shown}`}
      >
        <img src={pictureHref(shown)} alt={`${label}, page ${shown} of ${pages}`} className="w-full" />
      </section>
      <nav aria-label={`Pages of ${label}`} className="row [--gap:0.5rem]">
        {shown > 1 && (
          <LinkButton kind="quiet" size="sm" icon={ChevronLeft} href={pageHref(shown - 1)}>
            Previous page
          </LinkButton>
        )}
        <span className="small">
          Page {shown} of {pages}
        </span>
        {shown < pages && (
          <LinkButton kind="quiet" size="sm" icon={ChevronRight} href={pageHref(shown + 1)}>
            Next page
          </LinkButton>
        )}
        <LinkButton
          plain
          kind="text"
          size="sm"
          icon={ExternalLink}
          href={pictureHref(shown)}
          target="_blank"
          rel="noopener"
        >
          Open by itself
        </LinkButton>
        <LinkButton plain kind="text" size="sm" icon={Download} href={`${pictureHref(shown)}&download=1`}>
          Download this page
        </LinkButton>
      </nav>
    </div>
  );
}
