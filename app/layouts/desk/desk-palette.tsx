import { type KeyboardEvent, useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { FoundGroup } from "#app/core/found.ts";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";

export type Place = { readonly href: string; readonly label: string; readonly line?: string };

/** Where people and numbers are looked for: posted, so that nothing typed stands in an address or a log. */
export type Finder = { readonly action: string; readonly words: string };

export const paletteId = "palette";

type Props = { finder: Finder | null; places: readonly Place[]; actions: readonly Place[] };
type Found = FormAnswer<{ groups: readonly FoundGroup[] }>;

const fits = (words: string) => (place: Place) => place.label.toLowerCase().includes(words);

/** Any page, anything to do, anybody and any number by a few letters (D30, D36, L47). */
export function DeskPalette({ finder, places, actions }: Props) {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const fetcher = useFetcher<Found>();
  const navigate = useNavigate();
  const words = typed.trim().toLowerCase();
  const go = (href: string) => {
    (document.getElementById(paletteId) as HTMLDialogElement | null)?.close();
    setTyped("");
    setAsked(null);
    void navigate(href);
  };
  const isAnswered = asked !== null && asked === typed.trim() && fetcher.state === "idle" && fetcher.data;
  const groups = isAnswered ? (fetcher.data?.shown?.groups ?? []) : [];
  const people = groups.map(({ label, rows }) => ({
    label,
    places: rows.flatMap(({ title, line, href }) => (href ? [{ href, label: title, line }] : [])),
  }));
  const shown = [
    ...people,
    { label: "To do", places: actions.filter(fits(words)).slice(0, 6) },
    { label: "Pages", places: places.filter(fits(words)).slice(0, 8) },
  ].filter((group) => group.places.length > 0);
  const only = people.length === 1 && people[0]?.places.length === 1 ? people[0].places[0] : undefined;

  // A whole number names one thing: it opens by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (only) go(only.href);
  }, [only?.href]);

  const search = () => {
    if (!finder) return;
    setAsked(typed.trim());
    void fetcher.submit({ intent: "find", q: typed.trim() }, { method: "post", action: finder.action });
  };
  const first = shown[0]?.places[0];
  return (
    <Dialog id={paletteId} title="Go to" focusId="palette-words">
      <form
        className="stack"
        onKeyDown={moveFocus}
        onSubmit={(event) => {
          event.preventDefault();
          // What names a page or something to do leads there; everything else is looked for.
          if (first && words) go(first.href);
          else if (words) search();
        }}
      >
        <div className="field">
          <label htmlFor="palette-words">A page, something to do{finder ? `, ${finder.words}` : ""}</label>
          <input
            id="palette-words"
            className="input"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <div className="palette">
          {shown.map((group) => (
            <section key={group.label} aria-label={group.label}>
              <h3 className="small muted">{group.label}</h3>
              <ul>
                {group.places.map(({ href, label, line }) => (
                  <li key={`${href}${label}`}>
                    <a
                      href={href}
                      onClick={(event) => {
                        event.preventDefault();
                        go(href);
                      }}
                    >
                      {label} {line && <small className="muted">{line}</small>}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {finder && words && !isAnswered && (
            <button type="button" className="palette__find" onClick={search}>
              Find “{typed.trim()}”
            </button>
          )}
        </div>
        <p role="status" className="small">
          {isAnswered &&
            people.length === 0 &&
            (fetcher.data?.errors.q?.[0] ?? "Nothing has this number or name.")}
        </p>
      </form>
    </Dialog>
  );
}

/** Down and up go from the field through what fits. */
function moveFocus(event: KeyboardEvent<HTMLFormElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .palette a, .palette button")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
