import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Download from "lucide-react/icons/download";
import ExternalLink from "lucide-react/icons/external-link";
import RotateCw from "lucide-react/icons/rotate-cw";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useState } from "react";
import { Link } from "react-router";
import type { IconType } from "#app/ui/pictures/icon.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { IconButton } from "#app/ui/pictures/icon-button.tsx";

const zooms = [100, 150, 200, 300] as const;

type Props = {
  label: string;
  /** "page 1 of 2" of a PDF, whose pages are pictures (T59). */
  where: string | null;
  src: string;
  download: { readonly href: string; readonly label: string };
  /** Pages of this paper, and the other papers: only those there are. */
  pages: { readonly before: string | null; readonly after: string | null };
  papers: { readonly before: string | null; readonly after: string | null };
};

/** A paper as a picture that fits its place whole; larger and turned, what is small or sideways can be read. */
export function PaperView({ label, where, src, download, pages, papers }: Props) {
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  return (
    <div className="paperview" data-zoom={zooms[zoom]} data-turn={turn % 360}>
      <div className="paperview__tools" role="toolbar" aria-label={`Look at ${label}`}>
        <span className="row needs-script [--gap:0]">
          <IconButton
            kind="text"
            size="sm"
            icon={ZoomOut}
            label="Smaller"
            data-key="-"
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <span className="num small" role="status">
            {zooms[zoom]}%
          </span>
          <IconButton
            kind="text"
            size="sm"
            icon={ZoomIn}
            label="Larger"
            data-key="+"
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
          <IconButton
            kind="text"
            size="sm"
            icon={RotateCw}
            label="Turn by a quarter"
            data-key="t"
            onClick={() => setTurn(turn + 90)}
          />
        </span>
        {where && (
          <span className="row [--gap:0]">
            {pages.before && <Step icon={ChevronLeft} href={pages.before} label="Previous page" />}
            <span className="small">{where[0]?.toUpperCase() + where.slice(1)}</span>
            {pages.after && <Step icon={ChevronRight} href={pages.after} label="Next page" />}
          </span>
        )}
        <span className="row [--gap:0] ms-auto">
          <Step plain icon={ExternalLink} href={src} label="Open by itself" />
          <Step plain icon={Download} href={download.href} label={download.label} />
          {papers.before && (
            <Step icon={ChevronLeft} href={papers.before} label="Paper before" at="ArrowLeft" />
          )}
          {papers.after && (
            <Step icon={ChevronRight} href={papers.after} label="Next paper" at="ArrowRight" />
          )}
        </span>
      </div>
      <section
        className="paperview__well"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={where ? `${label}, ${where}` : label}
      >
        <div className="paperview__sheet">
          <img src={src} alt={where ? `${label}, ${where}` : label} />
        </div>
      </section>
    </div>
  );
}

type StepProps = { icon: IconType; href: string; label: string; at?: string; plain?: boolean };

function Step({ icon, href, label, at, plain = false }: StepProps) {
  const named = { className: "ib", "aria-label": label, title: label };
  if (plain) {
    return (
      <a {...named} href={href} target="_blank" rel="noopener">
        <Icon of={icon} />
      </a>
    );
  }
  return (
    <Link {...named} to={href} preventScrollReset data-key={at}>
      <Icon of={icon} />
    </Link>
  );
}
