import ChevronUp from "lucide-react/icons/chevron-up";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { tickedOf } from "#app/core/lists/ticked.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../pictures/icon.tsx";
import { restInert } from "./rest-inert.ts";

/** Narrower than this the opened bar lies over the list as a sheet. */
const narrow = "(max-width: 899px)";

type BulkBarProps = {
  /** The boxes name it as their form: they stand in the table, it does not. */
  id: string;
  /** The name of the boxes. */
  name: string;
  title: string;
  /** What the amounts of the rows are. */
  sumOf?: string;
  /** It was refused: what was typed stays in sight. */
  isOpen: boolean;
  children: ReactNode;
};

/** What can be done with all that is ticked; a style rule shows it while something is. */
export function BulkBar({ id, name, title, sumOf = "in all", isOpen, children }: BulkBarProps) {
  const [ticked, setTicked] = useState(() => tickedOf([]));
  useEffect(() => {
    const count = () => {
      const boxes = `input[name="${name}"][form="${id}"]:checked`;
      setTicked(tickedOf([...document.querySelectorAll<HTMLInputElement>(boxes)]));
    };
    count();
    // Ticking all changes boxes without a word of theirs: the one that was pressed tells.
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  }, [id, name]);
  const form = useRef<HTMLFormElement>(null);
  const [isUp, setUp] = useState(isOpen);
  const close = () => form.current?.querySelector("details")?.removeAttribute("open");

  // A sheet of a phone: what lies half under it can be neither pressed nor reached by Tab, and Esc puts it down.
  useEffect(() => {
    if (!isUp || !form.current || !matchMedia(narrow).matches) return;
    const bar = form.current;
    const free = restInert(bar);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      bar.querySelector("details")?.removeAttribute("open");
    };
    document.addEventListener("keydown", onKey);
    // What the press led to may stand anywhere.
    bar.addEventListener("submit", free);
    return () => {
      free();
      document.removeEventListener("keydown", onKey);
      bar.removeEventListener("submit", free);
    };
  }, [isUp]);

  return (
    <Form
      ref={form}
      method="post"
      id={id}
      className={classNames("bulkbar on-ground", isOpen && "bulkbar--open")}
      // The veil around the sheet is the form itself.
      onClick={({ target, currentTarget }: MouseEvent) => target === currentTarget && close()}
    >
      <details open={isOpen} onToggle={({ currentTarget }) => setUp(currentTarget.open)}>
        <summary>
          {ticked.count > 0 && (
            <span className="bulkbar__what">
              <strong className="num">{ticked.count} ticked</strong>
              {/* The boxes have said them one by one, and the question says them again. */}
              <span className="bulkbar__names" aria-hidden="true">
                {ticked.names}
              </span>
              {ticked.sum && (
                <span className="num">
                  {sumOf} {ticked.sum}
                </span>
              )}
            </span>
          )}
          <span className="btn btn--quiet btn--sm">
            {title}
            <Icon of={ChevronUp} />
          </span>
        </summary>
        <div className="bulkbar__form stack [--gap:0.875rem]">{children}</div>
      </details>
    </Form>
  );
}
