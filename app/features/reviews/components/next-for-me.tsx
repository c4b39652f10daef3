import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { NextReview } from "../review-view.ts";

type Props = {
  rows: readonly NextReview[];
  /** "/institute/applications" */
  base: string;
  listHref: string;
  /** The page of what waits, narrowed by `whose`. */
  workHref: string;
  waiting: number;
  mayDecide: boolean;
};

const whose = [
  { key: "mine", words: "Mine" },
  { key: "team", words: "My team’s" },
  { key: "nobody", words: "Nobody’s" },
] as const;

/** What has work for whoever is signed in, oldest first: one press opens it, and the desk goes on by itself. */
export function NextForMe({ rows, base, listHref, workHref, waiting, mayDecide }: Props) {
  const [first] = rows;
  return (
    <Panel
      title="Next for me"
      note={waiting > 0 && <Anchor href={listHref}>{`All ${waiting} waiting`}</Anchor>}
      buttons={
        first && (
          <LinkButton size="sm" href={`${base}/${first.number}`} data-next="">
            Start with the {mayDecide ? "first" : "oldest"}
          </LinkButton>
        )
      }
    >
      {first && (
        <p className="row px-4 py-3 small [--gap:1rem]">
          {whose.map(({ key, words }) => (
            <Anchor key={key} href={`${workHref}?whose=${key}`}>
              {words}: {first.totals[key]}
            </Anchor>
          ))}
        </p>
      )}
      {first ? (
        <ul className="verify">
          {rows.map((row) => (
            <li key={row.id}>
              <div className="verify__what">
                <Anchor className="strong" href={`${base}/${row.number}`}>
                  {row.student ?? row.number}
                </Anchor>
                <small>
                  {row.scholarship}, {stateOf(row)}
                </small>
              </div>
              <div className="row [--gap:0.5rem]">
                {row.clock && <DueTime clock={row.clock} />}
                {mayDecide && row.isReady && (
                  <LinkButton kind="quiet" size="sm" href={`${base}/${row.number}?ask=approve`}>
                    Decide<span className="vh"> about {row.student ?? row.number}</span>
                  </LinkButton>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted p-4">Nothing waits for you.</p>
      )}
    </Panel>
  );
}

function stateOf({ openChecks, score, isReady, isWaiting }: NextReview): string {
  const scored = score ? `, score ${score}` : "";
  if (isWaiting) return `on the waiting list${scored}`;
  if (openChecks > 0) return `${openChecks === 1 ? "1 check" : `${openChecks} checks`} open`;
  return isReady ? `verified${scored}` : `verified, to be scored${scored}`;
}
