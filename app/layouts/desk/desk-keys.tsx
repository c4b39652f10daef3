import Keyboard from "lucide-react/icons/keyboard";
import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import { areKeysOn } from "#app/core/single-keys.ts";
import { useDeskKeys } from "#app/ui/desk/use-desk-keys.ts";
import { openDialog } from "#app/ui/dialogs/dialog-commands.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { KeysSheet, keysSheet } from "./keys-sheet.tsx";
import { DeskPalette, paletteId } from "./palette/desk-palette.tsx";
import type { Finder } from "./palette/find-as-typed.ts";
import type { Place } from "./palette/palette-options.ts";

type Props = { finder: Finder | null; actions: readonly Place[] };

/** The keys of a desk, the sheet that lists them, and the way to anything by a few letters (D30, L47). */
export function DeskKeys({ finder, actions }: Props) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [areOn, setOn] = useState(true);
  const opens = useMemo(
    () => ({
      help: () => {
        setOn(areKeysOn());
        openDialog(keysSheet);
      },
      palette: () => {
        setPlaces(placesOfRail());
        openDialog(paletteId);
      },
    }),
    [],
  );
  useDeskKeys(opens);
  return (
    <>
      <button
        type="button"
        className="deskhead__find needs-script"
        aria-label="Go to"
        onClick={opens.palette}
      >
        <Icon of={Search} />
        <span>{finder ? "Search people, numbers, pages" : "Search pages"}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <button type="button" className="bell needs-script" aria-label="All keys" onClick={opens.help}>
        <Icon of={Keyboard} />
      </button>
      <DeskPalette finder={finder} places={places} actions={actions} />
      <KeysSheet areOn={areOn} onSet={setOn} />
    </>
  );
}

/** The pages this person may open are those of the menu at the side. */
function placesOfRail(): Place[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".rail a[href]")];
  const seen = new Map(
    links.map((link) => [
      link.getAttribute("href") ?? "",
      [...link.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join("")
        .trim(),
    ]),
  );
  return [...seen].map(([href, label]) => ({ href, label }));
}
