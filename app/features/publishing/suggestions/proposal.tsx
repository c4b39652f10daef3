import { ExternalLink } from "#app/ui/external-link.tsx";
import { OwnWords } from "#app/ui/own-words.tsx";
import { suggestionFields } from "./suggestion-fields.ts";
import type { SuggestionView } from "./suggestion-view.ts";

/** What was proposed, beside what the record says now. */
export function Proposal({ suggestion }: { suggestion: SuggestionView }) {
  const { words, present, field } = suggestion;
  if (!words) return <p className="muted">What was written has been forgotten.</p>;
  return (
    <dl className="stack [--gap:0.75rem]">
      <Part term="About">{suggestionFields[field]}</Part>
      {words.wrong && (
        <Part term="The page says, as they read it">
          <OwnWords text={words.wrong} />
        </Part>
      )}
      <Part term="What is right, as they write">
        <OwnWords text={words.right} />
      </Part>
      {words.link && (
        <Part term="Proof">
          <span className="break-all">
            <ExternalLink href={words.link}>{words.link}</ExternalLink>
          </span>
        </Part>
      )}
      {present.map((now) => (
        <Part key={now.field} term={`${now.field}, now`}>
          <span className="break-words">{now.words}</span>
        </Part>
      ))}
    </dl>
  );
}

function Part({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="small muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
