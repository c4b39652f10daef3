import Printer from "lucide-react/icons/printer";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/charts/progress-bar.tsx";
import type { GuideView } from "../guide-view.ts";

/** Papers to tick off. The ticks stay in this browser and can be printed; nobody else sees them. */
export function DocumentChecklist({ groups }: Pick<GuideView, "groups">) {
  const t = useTranslations("guide");
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  // The script of the page counts on in the same words.
  const words = t("checklist.ready", { ready: "{ready}", total });
  return (
    <div className="grid grid-cols-1 gap-8" data-still="checklist" data-words={words}>
      <div className="max-w-[32rem]">
        <ProgressBar
          label={t("checklist.papers")}
          value={0}
          max={total}
          text={t("checklist.ready", { ready: 0, total })}
        />
      </div>
      <div className="cols cols--2 gap-y-8">
        {groups.map((group) => (
          <fieldset key={group.id}>
            <legend className="card__title strong mb-2">{group.title}</legend>
            {group.items.map(({ id, name, why, where, required }) => (
              <label className="check border-b border-line py-3" key={id}>
                <input type="checkbox" name={id} />
                <span>
                  <b className="strong">{name}</b>{" "}
                  {required ? <span className="badge badge--warn">{t("checklist.always")}</span> : null}
                  <span className="small muted grid">
                    <span>{why}</span>
                    <span>{t("checklist.where", { where })}</span>
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="row no-print needs-script">
        <Button type="button" kind="quiet" icon={Printer} data-print>
          {t("checklist.print")}
        </Button>
        <Button type="button" kind="text" icon={RotateCcw} data-clear disabled>
          {t("checklist.clear")}
        </Button>
      </p>
    </div>
  );
}
