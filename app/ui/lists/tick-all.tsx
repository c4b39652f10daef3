import type { ChangeEvent } from "react";

type TickAllProps = {
  name: string;
  label: string;
  /** The id of the form, where it stands elsewhere on the page. */
  form?: string;
  /** In the head of the column of boxes there is no room for words. */
  hidesLabel?: boolean;
};

/** Ticks every box of this name in its form. Without script it would do nothing, so it is not there. */
export function TickAll({ name, label, form, hidesLabel }: TickAllProps) {
  const tick = ({ currentTarget: { form, checked } }: ChangeEvent<HTMLInputElement>) => {
    for (const box of form?.elements ?? []) {
      if (box instanceof HTMLInputElement && box.type === "checkbox" && box.name === name)
        box.checked = checked;
    }
  };
  return (
    <label className="check needs-script">
      <input type="checkbox" form={form} onChange={tick} />
      <span className={hidesLabel ? "vh" : undefined}>{label}</span>
    </label>
  );
}
