import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconType } from "#app/ui/pictures/icon.tsx";

export type ChoiceTile = {
  value: string;
  href: string;
  icon?: IconType;
  /** A small drawing instead of an icon: a country's flag. */
  picture?: string | undefined;
  title: string;
  note?: ReactNode;
};

type ChoiceTilesProps = {
  label: string;
  tiles: readonly ChoiceTile[];
  selected: string;
  /** The parts of the page that a choice exchanges, its own tiles among them. */
  swap: string;
  id?: string;
  /** How many stand in a row on a desk. */
  columns?: 3 | 4;
};

/** One of a few, each with its number. Links, so that each choice has an address; with script they choose at once. */
export function ChoiceTiles({ label, tiles, selected, swap, id, columns = 4 }: ChoiceTilesProps) {
  return (
    <nav id={id} aria-label={label} data-swap={swap}>
      <ul
        className={classNames(
          "grid grid-cols-2 gap-3 lg:gap-4",
          columns === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4",
        )}
      >
        {tiles.map((tile) => (
          <li key={tile.value} className="max-lg:last:odd:col-span-2">
            <a
              // So that the focus finds its way back into the tiles that come.
              id={`choice-${tile.value}`}
              href={tile.href}
              className={classNames(
                "card flex h-full items-center gap-3 text-inherit no-underline hover:border-action",
                tile.picture !== undefined && "max-sm:flex-col max-sm:items-start max-sm:gap-1.5",
                tile.value === selected && "border-action shadow-[inset_0_0_0_1px_var(--color-action)]",
              )}
              aria-current={tile.value === selected ? "true" : undefined}
            >
              {tile.icon && (
                <span className="cat__i shrink-0 max-sm:hidden" aria-hidden="true">
                  <Icon of={tile.icon} />
                </span>
              )}
              {tile.picture && (
                <img
                  className="h-auto w-9 shrink-0 rounded-sm border border-line max-sm:w-6"
                  src={tile.picture}
                  alt=""
                  width={36}
                  height={24}
                />
              )}
              <span className="grid min-w-0">
                <b className="strong leading-snug">{tile.title}</b>
                {tile.note && <span className="small muted leading-snug">{tile.note}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
