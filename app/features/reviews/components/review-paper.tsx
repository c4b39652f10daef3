import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { fileSizeText } from "#app/ui/fields/file-size.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
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

/** The paper beside its check, whole. Each opening is written down in the document's own audit chain. */
export function ReviewPaper({ checks, shown, paperHref, fileHref }: Props) {
  const papers = checks.filter(({ paper }) => paper !== null);
  const at = papers.findIndex(({ code }) => code === shown?.code);
  const current = papers[at];
  return (
    <section className="panel paperpane" aria-label="Paper">
      <div className="panel__head">
        <h2>{current?.label ?? "Papers"}</h2>
        <span className="small muted">
          {current?.paper
            ? `${at + 1} of ${papers.length}, ${fileSizeText(current.paper.bytes)}`
            : "Every reading is recorded"}
        </span>
      </div>
      <div className="paperpane__body">
        <nav aria-label="Papers" className="papers">
          {papers.map(({ code, label, status }) => (
            <Link
              key={code}
              to={paperHref(code)}
              preventScrollReset
              aria-current={code === shown?.code ? "true" : undefined}
            >
              {status === "verified" && <Icon of={Check} />}
              {label.split(":")[0]}
            </Link>
          ))}
        </nav>
        {current && shown ? (
          <Shown
            key={current.code}
            current={current}
            shown={shown}
            before={papers[at - 1]?.code}
            after={papers[at + 1]?.code}
            paperHref={paperHref}
            fileHref={fileHref}
          />
        ) : (
          <p className="muted small p-4">Choose a paper to see it here.</p>
        )}
      </div>
    </section>
  );
}

type ShownProps = Omit<Props, "checks" | "shown"> & {
  current: ReviewCheck;
  shown: ShownPaper;
  before: string | undefined;
  after: string | undefined;
};

function Shown({ current, shown, before, after, paperHref, fileHref }: ShownProps) {
  const papers = { before: before ? paperHref(before) : null, after: after ? paperHref(after) : null };
  const file = fileHref(current.code);
  if (current.paper?.mime !== "application/pdf") {
    return (
      <PaperView
        label={current.label}
        where={null}
        src={file}
        download={{ href: `${file}?download=1`, label: "Download" }}
        pages={{ before: null, after: null }}
        papers={papers}
      />
    );
  }
  const { pages } = shown;
  if (pages === null) {
    return (
      <Alert tone="warn">
        This PDF cannot be shown as pictures, and is never opened as it came. Ask for a photo of the page.
      </Alert>
    );
  }
  const page = Math.min(shown.page, pages);
  const src = `${file}?page=${page}`;
  const pageHref = (number: number) => `${paperHref(current.code)}&page=${number}`;
  return (
    <PaperView
      label={current.label}
      where={`page ${page} of ${pages}`}
      src={src}
      download={{ href: `${src}&download=1`, label: "Download this page" }}
      pages={{
        before: page > 1 ? pageHref(page - 1) : null,
        after: page < pages ? pageHref(page + 1) : null,
      }}
      papers={papers}
    />
  );
}
