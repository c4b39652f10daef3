import Keyboard from "lucide-react/icons/keyboard";
import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { openDialog } from "#app/ui/dialog-commands.ts";
import { Icon } from "#app/ui/icon.tsx";
import { deskKeys, useDeskKeys } from "#app/ui/use-desk-keys.ts";

type Place = { readonly href: string; readonly label: string };

/** Where words that are no page are looked for: "Find anybody" of the admin, the applications of an institute. */
export type Finder = { readonly words: string; readonly href: string };

const palette = "palette";
const help = "keys";

/** The keys of a desk, the sheet that lists them, and the way to any page by a few letters (D30, L47). */
export function DeskKeys({ finder }: { finder: Finder | null }) {
  const [typed, setTyped] = useState("");
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const navigate = useNavigate();
  const opens = useMemo(
    () => ({
      help: () => void openDialog(help),
      palette: () => {
        setPlaces(placesOfRail());
        setTyped("");
        openDialog(palette);
      },
    }),
    [],
  );
  useDeskKeys(opens);

  const words = typed.trim().toLowerCase();
  const found = places.filter(({ label }) => label.toLowerCase().includes(words)).slice(0, 8);
  const all = [
    ...found,
    ...(finder && words
      ? [
          {
            href: `${finder.href}${encodeURIComponent(typed.trim())}`,
            label: `${finder.words} “${typed.trim()}”`,
          },
        ]
      : []),
  ];
  const go = (href: string) => {
    (document.getElementById(palette) as HTMLDialogElement | null)?.close();
    void navigate(href);
  };
  return (
    <>
      <button
        type="button"
        className="deskhead__find needs-script"
        aria-label="Go to"
        onClick={opens.palette}
      >
        <Icon of={Search} />
        <span>Go to</span>
        <kbd>Ctrl K</kbd>
      </button>
      <button type="button" className="bell needs-script" aria-label="All keys" onClick={opens.help}>
        <Icon of={Keyboard} />
      </button>
      <Dialog id={palette} title="Go to" focusId="palette-words">
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (all[0]) go(all[0].href);
          }}
        >
          <div className="field">
            <label htmlFor="palette-words">A page{finder ? ", a name or a number" : ""}</label>
            <input
              id="palette-words"
              className="input"
              type="search"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          <ul className="palette" aria-label="What fits">
            {all.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  onClick={(event) => {
                    event.preventDefault();
                    go(href);
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </form>
      </Dialog>
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
