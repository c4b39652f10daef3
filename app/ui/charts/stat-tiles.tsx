import type { ReactNode } from "react";
import { changeText, changeTone } from "../change-tone.ts";

type Figure = {
  label: ReactNode;
  value: ReactNode /** What is so today, beside a claim. */;
  now?: ReactNode;
};

type StatTile = Figure & {
  /** A change in percent, good when it goes up or when it goes down, and what it is measured against. */
  change?: { value: number; goodWhen: "up" | "down"; note: ReactNode };
  note?: ReactNode;
};

/** Portals: one surface parted by hairlines. */
export function StatTiles({ tiles }: { tiles: StatTile[] }) {
  return (
    <dl className="stats">
      {tiles.map((tile) => (
        <div className="stat" key={String(tile.label)}>
          <dt>{tile.label}</dt>
          <dd>
            {tile.value}
            {tile.change && (
              <small>
                <span className={changeTone(tile.change)}>{changeText(tile.change.value)}</span>{" "}
                {tile.change.note}
              </small>
            )}
            {tile.note && <small>{tile.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Public pages: open figures under a hairline. */
export function Figures({ figures, className }: { figures: Figure[]; className?: string }) {
  return (
    <dl className={className ? `figures ${className}` : "figures"}>
      {figures.map((figure) => (
        <div key={String(figure.label)}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
          {figure.now && <dd className="now">{figure.now}</dd>}
        </div>
      ))}
    </dl>
  );
}
