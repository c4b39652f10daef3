import type { ChangeEvent } from "react";

/** Ticks every box of this name in its form. Without script it would do nothing, so it is not there. */
export function TickAll({ name, label }: { name: string; label: string }) {
  const tick = ({ currentTarget: { form, checked } }: ChangeEvent<HTMLInputElement>) => {
    for (const box of form?.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`) ??
      []) {
      box.checked = checked;
    }
  };
  return (
    <label className="check needs-script">
      <input type="checkbox" onChange={tick} />
      <span>{label}</span>
    </label>
  );
}
