import RotateCw from "lucide-react/icons/rotate-cw";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type ReactNode, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";

const zooms = [100, 150, 200, 300] as const;

/** The picture of a paper, larger and turned: what is written small or photographed sideways can be read. */
export function PaperView({ label, children }: { label: string; children: ReactNode }) {
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  return (
    <div className="paperview" data-zoom={zooms[zoom]} data-turn={turn % 360}>
      <div className="row needs-script [--gap:0.25rem]" role="toolbar" aria-label={`Look at ${label}`}>
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
      </div>
      {children}
    </div>
  );
}
