import { useRef } from "react";
import type { FormOption } from "../data/form-options.ts";
import { useTypedBefore } from "./use-typed-before.ts";

type LevelSelectProps = {
  label: string;
  options: readonly FormOption[];
  value: string;
  onChange: (value: string) => void;
};

/** The level filter of a list; in the address it is "all" or one level. */
export function LevelSelect({ label, options, value, onChange }: LevelSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useTypedBefore(select, value, onChange);
  return (
    <div className="field w-full sm:w-60">
      <label htmlFor="level-filter">{label}</label>
      <select
        ref={select}
        id="level-filter"
        name="level"
        className="select"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
