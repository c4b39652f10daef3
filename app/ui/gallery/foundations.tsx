import { Block } from "../section.tsx";

/** Whole class names, so that Tailwind finds them. */
const colours = [
  ["Page", "bg-bg"],
  ["Surface", "bg-surface"],
  ["Sunken", "bg-sunken"],
  ["Line", "bg-line"],
  ["Ink", "bg-ink"],
  ["Ink 2", "bg-ink-2"],
  ["Ground", "bg-ground"],
  ["Bridge", "bg-ground-2"],
  ["Action", "bg-action"],
  ["Next step", "bg-go"],
  ["OK", "bg-ok-mark"],
  ["Warn", "bg-warn-mark"],
  ["Bad", "bg-bad-mark"],
  ["Chart 1", "bg-chart-1"],
  ["Chart 2", "bg-chart-2"],
  ["Chart 3", "bg-chart-3"],
  ["Chart 4", "bg-chart-4"],
] as const;

export function Foundations() {
  return (
    <>
      <Block title="Colour" id="colour">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
          {colours.map(([name, className]) => (
            <li key={name}>
              <i className={`flex h-13 rounded-t-[1.5rem] rounded-b-sm border border-line ${className}`} />
              {name}
              <span className="flex muted small">{className}</span>
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Type" id="type">
        <div className="stack">
          <p className="text-3xl leading-head font-strong">Section title 38 / 600, ₹1,24,567</p>
          <p className="text-2xl leading-head font-strong">Page title 30 / 600</p>
          <p className="text-xl font-strong">Part title 24 / 600</p>
          <p>Text 17 / 400. Government, private and state scholarships from class 6 to PhD.</p>
          <p className="small">Small 15 / 400. Hints, and all text in portals.</p>
          <p className="lead">Lead 20 / 400. See at once which ones you can get, and why.</p>
        </div>
      </Block>
    </>
  );
}
