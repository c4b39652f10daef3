import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { cropWords } from "../messages/crop-words.ts";
import { cropPhoto, type OpenedPhoto, openPhoto } from "./crop-photo.ts";
import type { Corners, Point } from "./straighten.ts";

type CropPartProps = { file: File; onUse: (file: File) => void; onLeave: () => void };

const names = ["topLeft", "topRight", "bottomRight", "bottomLeft"] as const;
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The photo with the four corners of the paper (picture 18): drawn by finger, or moved by the arrow keys. */
export function CropPart({ file, onUse, onLeave }: CropPartProps) {
  const words = cropWords[useLocale() as Language];
  const [photo, setPhoto] = useState<OpenedPhoto | "broken" | null>(null);
  const [corners, setCorners] = useState<Corners | null>(null);
  const [isBusy, setBusy] = useState(false);
  const frame = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let isGone = false;
    let url: string | null = null;
    openPhoto(file).then(
      (opened) => {
        url = opened.url;
        if (isGone) return URL.revokeObjectURL(opened.url);
        setPhoto(opened);
        setCorners(opened.corners);
      },
      () => setPhoto("broken"),
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);

  if (photo === "broken") return <Alert tone="warn">{words.broken}</Alert>;
  if (!photo || !corners) return <p role="status">{words.opening}</p>;
  const { width, height } = photo;
  const dot = Math.max(width, height) / 40;
  const move = (moved: number, to: Point) => {
    const x = Math.min(width, Math.max(0, to.x));
    const y = Math.min(height, Math.max(0, to.y));
    const next: [Point, Point, Point, Point] = [...corners];
    next[moved] = { x, y };
    setCorners(next);
  };
  const drag = (moved: number) => (event: PointerEvent<SVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const matrix = frame.current?.getScreenCTM();
    if (matrix) move(moved, new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  };
  const press = (moved: number, from: Point) => (event: KeyboardEvent<SVGElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = (event.shiftKey ? 0.05 : 0.01) * Math.max(width, height);
    move(moved, { x: from.x + step.x * far, y: from.y + step.y * far });
  };
  const use = async () => {
    setBusy(true);
    const made = await cropPhoto(file, photo, corners).catch(() => null);
    setBusy(false);
    if (made) onUse(made);
    else setPhoto("broken");
  };
  return (
    <div className="stack [--gap:.75rem]">
      <p className="small">{words[photo.isFound ? "found" : "notFound"]}</p>
      <svg ref={frame} viewBox={`0 0 ${width} ${height}`} className="crop">
        <title>{words.label}</title>
        <image href={photo.url} width={width} height={height} />
        <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(" ")} strokeWidth={dot / 3} />
        {corners.map((corner, at) => {
          const name = names[at] ?? "topLeft";
          const left = Math.round((corner.x / width) * 100);
          const top = Math.round((corner.y / height) * 100);
          return (
            <g
              key={name}
              tabIndex={0}
              role="slider"
              aria-label={words[name]}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={left}
              aria-valuetext={words.place.replace("{left}", String(left)).replace("{top}", String(top))}
              onKeyDown={press(at, corner)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag(at)}
            >
              {/* The finger needs more room than the eye. */}
              <circle className="crop__reach" cx={corner.x} cy={corner.y} r={dot * 3} />
              <circle cx={corner.x} cy={corner.y} r={dot} />
            </g>
          );
        })}
      </svg>
      <p className="small muted">{words.keys}</p>
      <div className="row [--gap:.5rem]">
        <Button type="button" size="sm" onClick={() => void use()} busy={isBusy && words.working}>
          {words.use}
        </Button>
        <Button type="button" kind="text" size="sm" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}
