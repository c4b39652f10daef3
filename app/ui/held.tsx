import type { ReactNode } from "react";
import { useUiWords } from "./ui-words.ts";

type HeldPart = { value: ReactNode; note?: ReactNode };

type HeldProps = { who: HeldPart; when: HeldPart; next: HeldPart };

/** A status never stands without who holds it, until when, and what comes then. */
export function Held({ who, when, next }: HeldProps) {
  const words = useUiWords();
  return (
    <dl className="held">
      <Part term={words.whoHoldsIt} part={who} />
      <Part term={words.byWhen} part={when} />
      <Part term={words.whatThen} part={next} />
    </dl>
  );
}

function Part({ term, part }: { term: string; part: HeldPart }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {part.value}
        {part.note && <span>{part.note}</span>}
      </dd>
    </div>
  );
}
