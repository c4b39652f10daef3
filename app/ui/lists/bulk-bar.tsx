import ChevronUp from "lucide-react/icons/chevron-up";
import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../pictures/icon.tsx";

type BulkBarProps = {
  /** The boxes name it as their form: they stand in the table, it does not. */
  id: string;
  /** The name of the boxes. */
  name: string;
  title: string;
  /** It was refused: what was typed stays in sight. */
  isOpen: boolean;
  children: ReactNode;
};

/** What can be done with all that is ticked; a style rule shows it while something is. */
export function BulkBar({ id, name, title, isOpen, children }: BulkBarProps) {
  const [ticked, setTicked] = useState(0);
  useEffect(() => {
    const count = () => {
      const boxes = document.querySelectorAll(`input[name="${name}"][form="${id}"]:checked`);
      setTicked(boxes.length);
    };
    count();
    // Ticking all changes boxes without a word of theirs: the one that was pressed tells.
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  }, [id, name]);
  return (
    <Form method="post" id={id} className={classNames("bulkbar on-ground", isOpen && "bulkbar--open")}>
      <details open={isOpen}>
        <summary>
          {ticked > 0 && <strong className="num">{ticked} ticked</strong>}
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
