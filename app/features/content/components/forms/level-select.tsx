import type { FormOption } from "../../data/form-options.ts";

type LevelSelectProps = { label: string; options: readonly FormOption[]; value: string };

/** The level filter of a list; in the address it is one level, or nothing for "all". */
export function LevelSelect({ label, options, value }: LevelSelectProps) {
  return (
    <div className="field w-full sm:w-60">
      <label htmlFor="level-filter">{label}</label>
      <select id="level-filter" name="level" className="select" defaultValue={value} data-usual="all">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
