import Printer from "lucide-react/icons/printer";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { guideDocumentGroups } from "../data/application-guide.ts";

const total = guideDocumentGroups.reduce((sum, { items }) => sum + items.length, 0);

/** Papers to tick off. The ticks stay in this browser and can be printed; nobody else sees them. */
export function DocumentChecklist() {
  return (
    <div className="grid grid-cols-1 gap-8" data-still="checklist">
      <div className="max-w-[32rem]">
        <ProgressBar label="Papers ready" value={0} max={total} text={`0 of ${total}`} />
      </div>
      <div className="cols cols--2 gap-y-8">
        {guideDocumentGroups.map((group) => (
          <fieldset key={group.id}>
            <legend className="card__title strong mb-2">{group.title}</legend>
            {group.items.map(({ name, why, where, required }) => (
              <label className="check border-b border-line py-3" key={name}>
                <input type="checkbox" name={name} />
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
        <Button type="button" kind="quiet" icon={Printer} data-print>
          Print the checklist
        </Button>
        <Button type="button" kind="text" icon={RotateCcw} data-clear>
          Clear all ticks
        </Button>
      </p>
    </div>
  );
}
