import Printer from "lucide-react/icons/printer";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { FormEvent } from "react";
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { guideDocumentGroups } from "../data/application-guide.ts";

const key = "scholarsetu.checklist";
const total = guideDocumentGroups.reduce((sum, { items }) => sum + items.length, 0);

/** Papers to tick off. The ticks stay in this browser and can be printed; nobody else sees them. */
export function DocumentChecklist() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setTicked(readTicks()), []);

  const keep = (next: ReadonlySet<string>) => {
    setTicked(next);
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // A browser that keeps nothing still shows the ticks until the page is left.
    }
  };
  const onChange = (event: FormEvent<HTMLInputElement>) => {
    const { name, checked } = event.currentTarget;
    const next = new Set(ticked);
    if (checked) next.add(name);
    else next.delete(name);
    keep(next);
  };

  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="max-w-[32rem]">
        <ProgressBar
          label="Papers ready"
          value={ticked.size}
          max={total}
          text={`${ticked.size} of ${total}`}
        />
      </div>
      <div className="cols cols--2 gap-y-8">
        {guideDocumentGroups.map((group) => (
          <fieldset key={group.id}>
            <legend className="card__title strong mb-2">{group.title}</legend>
            {group.items.map(({ name, why, where, required }) => (
              <label className="check border-b border-line py-3" key={name}>
                <input type="checkbox" name={name} checked={ticked.has(name)} onChange={onChange} />
                <span>
                  <b className="strong">{name}</b>{" "}
                  {required ? <span className="badge badge--warn">Always needed</span> : null}
                  <span className="small muted grid">
                    <span>{why}</span>
                    <span>Where: {where}</span>
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="row no-print needs-script">
        <Button type="button" kind="quiet" icon={Printer} onClick={() => window.print()}>
          Print the checklist
        </Button>
        <Button
          type="button"
          kind="text"
          icon={RotateCcw}
          disabled={ticked.size === 0}
          onClick={() => keep(new Set())}
        >
          Clear all ticks
        </Button>
      </p>
    </div>
  );
}

function readTicks(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}
