import Keyboard from "lucide-react/icons/keyboard";
import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import { areKeysOn, keepKeys } from "#app/core/single-keys.ts";
import { deskKeys, useDeskKeys } from "#app/ui/desk/use-desk-keys.ts";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { openDialog } from "#app/ui/dialogs/dialog-commands.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { DeskPalette, type Finder, type Place, paletteId } from "./desk-palette.tsx";

const help = "keys";

type Props = { finder: Finder | null; actions: readonly Place[] };

/** The keys of a desk, the sheet that lists them, and the way to anything by a few letters (D30, L47). */
export function DeskKeys({ finder, actions }: Props) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [areOn, setOn] = useState(true);
  const opens = useMemo(
    () => ({
      help: () => {
        setOn(areKeysOn());
        openDialog(help);
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
      <Dialog id={help} title="All keys">
        <dl className="keys">
          {deskKeys.map(({ key, words: what }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className="small muted">Keys rest while you type. None of them decides anything by itself.</p>
        <label className="check">
          <input
            type="checkbox"
            checked={areOn}
            onChange={({ currentTarget: { checked } }) => {
              keepKeys(checked);
              setOn(checked);
            }}
          />
          <span>Keys of one letter work on this device</span>
        </label>
      </Dialog>
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
