import { Panel } from "#app/ui/panel.tsx";
import type { OwnRights } from "./own-rights.ts";

interface RightListsProps {
  readonly rights: OwnRights;
  readonly isLimited: boolean;
  readonly sees: string;
}

/** What somebody may see and do, in words. */
export function RightLists({ rights, isLimited, sees }: RightListsProps) {
  if (!isLimited) return <Rights title="Sees and does, in the whole country" words={rights.within} />;
  return (
    <>
      <Rights
        title={`Sees and does, for ${sees}`}
        note="In lists, queues, the search, files and pages: what lies elsewhere is not there."
        words={rights.within}
      />
      <Rights title="Sees and does everywhere" note="It belongs to no state." words={rights.anywhere} />
      <Rights
        title="Closed while they are limited"
        note="Their roles hold it, but it cannot be parted by state."
        words={rights.closed}
      />
    </>
  );
}

function Rights({ title, note, words }: { title: string; note?: string; words: readonly string[] }) {
  return (
    <Panel title={title} note={note} padded>
      {words.length === 0 ? (
        <p className="muted">Nothing.</p>
      ) : (
        <ul className="list-disc ps-5 sm:columns-2">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
