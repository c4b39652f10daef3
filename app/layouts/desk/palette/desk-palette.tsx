import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { closeDialog } from "#app/ui/dialogs/dialog-commands.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { type Finder, useFindAsTyped } from "./find-as-typed.ts";
import { PaletteList } from "./palette-list.tsx";
import { findOption, type PaletteOption, type Place, paletteGroups, wantedOf } from "./palette-options.ts";

export const paletteId = "palette";

type Props = { finder: Finder | null; places: readonly Place[]; actions: readonly Place[] };

/** Any page, anything to do, anybody and any number by a few letters (D30, D36, L47; picture 32). */
export function DeskPalette({ finder, places, actions }: Props) {
  const [typed, setTyped] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  const [isHurried, setHurried] = useState(false);
  const navigate = useNavigate();
  const submit = useSubmit();
  const listId = useId();
  const { words, wanted } = wantedOf(typed);
  const search = useFindAsTyped(wanted === "actions" ? null : finder, words);
  const groups = paletteGroups({
    typed,
    places,
    actions,
    found: search.found,
    page: finder?.page ?? null,
  });
  const options = groups.flatMap((group) => group.options);
  const results = options.filter(({ id }) => id !== findOption);
  const active = options.find(({ id }) => id === pointed) ?? results[0] ?? options[0];

  const close = () => {
    closeDialog(paletteId);
    setTyped("");
    setPointed(null);
    setHurried(false);
    search.forget();
  };
  const go = ({ id, href }: PaletteOption, inNewTab = false) => {
    if (id === findOption) {
      close();
      void submit({ intent: "find", q: words }, { method: "post", action: href });
      return;
    }
    if (inNewTab) {
      window.open(href, "_blank", "noopener");
      return;
    }
    close();
    void navigate(href);
  };

  // Enter came before the answer: one thing that fits opens by itself, several wait for another Enter.
  const [only] = results;
  const isSettled = search.isAnswered && isHurried;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!isSettled) return;
    setHurried(false);
    if (only && results.length === 1) go(only);
  }, [isSettled]);

  const onEnter = (inNewTab: boolean) => {
    const isSure = results.length > 0 || pointed !== null || !search.isLooking;
    if (active && isSure && words) return go(active, inNewTab);
    if (!search.isLooking) return;
    setHurried(true);
    search.ask();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      onEnter(event.ctrlKey || event.metaKey);
      return;
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || options.length === 0) return;
    event.preventDefault();
    const at = active ? options.indexOf(active) : -1;
    setPointed(options[(at + by + options.length) % options.length]?.id ?? null);
  };

  return (
    <Dialog
      id={paletteId}
      title="Go to"
      focusId="palette-words"
      className="sheetbox sheetbox--palette"
      onClose={close}
    >
      <div className="palette__ask">
        <Icon of={Search} />
        <label htmlFor="palette-words" className="vh">
          A page, something to do{finder ? `, ${finder.words}` : ""}
        </label>
        <input
          id="palette-words"
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(listId, active) : undefined}
          placeholder={finder ? "People, numbers, pages, actions" : "Pages, actions"}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPointed(null);
            setHurried(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        words={words}
        active={active ?? null}
        optionId={(option) => optionId(listId, option)}
        onGo={go}
      />
      <p role="status" className="palette__said small" aria-atomic="true">
        {said()}
      </p>
      <p className="sheetbox__foot palette__foot" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>
            <Icon of={CornerDownLeft} />
          </kbd>{" "}
          open
        </span>
        <span>
          <kbd>Ctrl</kbd>
          <kbd>
            <Icon of={CornerDownLeft} />
          </kbd>{" "}
          new tab
        </span>
        <span>
          Start with{" "}
          {finder && (
            <>
              <kbd>#</kbd> number <kbd>@</kbd> person{" "}
            </>
          )}
          <kbd>&gt;</kbd> action
        </span>
      </p>
    </Dialog>
  );

  function said(): string {
    if (search.problem) return search.problem;
    if (words === "") return "";
    if (search.isLooking) return results.length > 0 ? "" : "Looking …";
    if (results.length > 0) return results.length === 1 ? "1 fits." : `${results.length} fit.`;
    return finder && !search.isAnswered && wanted !== "actions"
      ? "Type at least three letters, or a whole number."
      : "Nothing has this number or name.";
  }
}

function optionId(listId: string, { id }: PaletteOption): string {
  return `${listId}-${id.replace(/[^\w-]/g, "_")}`;
}
