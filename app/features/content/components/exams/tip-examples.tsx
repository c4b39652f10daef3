import type { TipWithExample } from "../../data/scholarship-tips.ts";

/** A tip, and what it sounds like when somebody follows it. */
export function TipExamples({ tips }: { tips: readonly TipWithExample[] }) {
  return (
    <ul className="cols cols--2 gap-y-8">
      {tips.map(({ title, text, example }) => (
        <li className="stack [--gap:0.5rem]" key={title}>
          <h3 className="card__title">{title}</h3>
          <p>{text}</p>
          <p className="muted small border-s-[3px] border-accent ps-3">{example}</p>
        </li>
      ))}
    </ul>
  );
}
