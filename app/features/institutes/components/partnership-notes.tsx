import { Panel } from "#app/ui/panel.tsx";
import type { PartnershipStatusView } from "../partnership-view.ts";

const heads = {
  submitted: "The application arrived",
  asked: "We asked for more information",
  answered: "The institute answered",
  approved: "Approved",
  rejected: "Rejected",
} as const;

/** What was asked, answered and decided, in the order it happened. */
export function PartnershipNotes({ notes }: { notes: PartnershipStatusView["notes"] }) {
  if (notes.length === 0) return null;
  return (
    <Panel title="What has happened" padded>
      <ol className="grid gap-4">
        {notes.map(({ id, kind, text, at }) => (
          <li key={id}>
            <p className="strong">{heads[kind]}</p>
            <p className="small muted">{at}</p>
            {text && <p className="mt-1 max-w-(--measure) whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
