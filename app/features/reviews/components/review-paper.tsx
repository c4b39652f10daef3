import Download from "lucide-react/icons/download";
import ExternalLink from "lucide-react/icons/external-link";
import { Link } from "react-router";
import { PagePictures } from "#app/features/documents/components/page-pictures.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { fileSizeText } from "#app/ui/file-size.ts";
import { Panel } from "#app/ui/panel.tsx";
import type { ReviewCheck, ShownPaper } from "../review-view.ts";
import { PaperView } from "./paper-view.tsx";
import type { PaperHref } from "./review-checks.tsx";

type Props = {
  checks: readonly ReviewCheck[];
  shown: ShownPaper | undefined;
  paperHref: PaperHref;
  /** The file itself. */
  fileHref: PaperHref;
};

/** The paper beside its check. Each opening is written down in the document's own audit chain. */
export function ReviewPaper({ checks, shown, paperHref, fileHref }: Props) {
  const papers = checks.filter(({ paper }) => paper !== null);
  const current = papers.find(({ code }) => code === shown?.code);
  return (
    <Panel
      scrolls
      title={current?.paper?.name ?? "Papers"}
      note={current?.paper ? fileSizeText(current.paper.bytes) : "Every reading is recorded"}
      padded
    >
      <div className="stack">
        <nav aria-label="Papers" className="papers row [--gap:0.5rem]">
          {papers.map(({ code, label }) => (
            <Link
              key={code}
              className={buttonClass({ kind: code === shown?.code ? "default" : "quiet", size: "sm" })}
              to={paperHref(code)}
              preventScrollReset
              aria-current={code === shown?.code ? "true" : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        {current && (
          <PaperView key={current.code} label={current.label}>
            {current.paper?.mime === "application/pdf" && (
              <PagePictures
                label={current.label}
                pages={shown?.pages ?? null}
                page={shown?.page ?? 1}
                pictureHref={(page) => `${fileHref(current.code)}?page=${page}`}
                pageHref={(page) => `${paperHref(current.code)}&page=${page}`}
              />
            )}
            {current.paper?.mime.startsWith("image/") && (
              <Viewer check={current} href={fileHref(current.code)} />
            )}
          </PaperView>
        )}
        {!current && <p className="muted small">Choose a paper to see it here.</p>}
      </div>
    </Panel>
  );
}

function Viewer({ check, href }: { check: ReviewCheck; href: string }) {
  return (
    <>
      <img src={href} alt={check.label} className="w-full rounded-md border border-line" />
      <p className="row [--gap:0.5rem]">
        <LinkButton
          plain
          kind="text"
          size="sm"
          icon={ExternalLink}
          href={href}
          target="_blank"
          rel="noopener"
        >
          Open by itself
        </LinkButton>
        <LinkButton plain kind="text" size="sm" icon={Download} href={`${href}?download=1`}>
          Download
        </LinkButton>
      </p>
    </>
  );
}
