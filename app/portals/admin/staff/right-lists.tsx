import { Panel } from "#app/ui/panel.tsx";
import type { OwnRights, RightGroup } from "./own-rights.ts";

interface RightListsProps {
  readonly rights: OwnRights;
  readonly isLimited: boolean;
  readonly sees: string;
}

/** What somebody may see and do, by what it is about (picture 36). */
export function RightLists({ rights, isLimited, sees }: RightListsProps) {
  if (!isLimited) return <Rights title="Rights" note="in the whole country" groups={rights.within} />;
  return (
    <>
      <Rights
        title={`For ${sees}`}
        note="In lists, queues, the search, files and pages: what lies elsewhere is not there."
        groups={rights.within}
      />
      <Rights title="Everywhere" note="It belongs to no state." groups={rights.anywhere} />
      <Rights
        title="Closed while they are limited"
        note="Their roles hold it, but it cannot be parted by state."
        groups={rights.closed}
      />
    </>
  );
}

function Rights({ title, note, groups }: { title: string; note: string; groups: readonly RightGroup[] }) {
  return (
    <Panel title={title} note={note}>
      {groups.length === 0 && <p className="panel__body muted">Nothing.</p>}
      {groups.map(({ area, does, sees }) => (
        <section
          key={area}
          className="grid gap-x-6 gap-y-3 border-line border-t px-4 py-3 sm:px-5 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <h3 className="text-base">{area}</h3>
          <Words title="Does" words={does} />
          <Words title="Sees" words={sees} />
        </section>
      ))}
    </Panel>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <div>
      <h4 className="small muted">
        {title} <span className="num">{words.length}</span>
      </h4>
      {words.length === 0 ? (
        <p className="muted">Nothing.</p>
      ) : (
        <ul>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
