import { formatDateTime } from "#app/core/clock.ts";
import { checkMachine } from "#app/features/applications/rules/check-status.ts";
import { PanelFacts, PanelPart } from "#app/ui/panel-part.tsx";
import type { ReviewView } from "../review-view.ts";

/** Beside the list: what is checked and what is open, seats and money, who did what. */
export function ReviewPanel({ view }: { view: ReviewView }) {
  const { checks, seats, decision } = view;
  const verified = checks.filter(({ status }) => status === "verified").length;
  return (
    <>
      {view.conflict && (
        <PanelPart title="Conflict of interest">
          <p>{view.conflict.reason}</p>
        </PanelPart>
      )}
      <PanelPart title="Checks" note={`${verified} of ${checks.length} verified`}>
        <PanelFacts
          facts={checks.map((check) => [check.label, checkMachine.states[check.status].label] as const)}
        />
      </PanelPart>
      <PanelPart title="Money and seats">
        <PanelFacts
          facts={[
            ["Award", decision?.award ?? view.usualAward],
            ...(seats
              ? ([
                  [
                    "Seats",
                    seats.seats === null ? `${seats.taken} taken` : `${seats.taken} of ${seats.seats} taken`,
                  ],
                  ["Given", seats.budget ? `${seats.spent} of ${seats.budget}` : seats.spent],
                ] as const)
              : []),
            [
              "Scores",
              `${view.scoreCount} of ${view.reviewersNeeded}${view.mean ? `, mean ${view.mean}` : ""}`,
            ],
          ]}
        />
      </PanelPart>
      {decision && (
        <PanelPart title="Decision" note={formatDateTime(new Date(decision.at))}>
          <p>{[...decision.reasons, decision.note].filter(Boolean).join(". ") || "No reason was needed."}</p>
        </PanelPart>
      )}
      <PanelPart title="Who did what">
        <ul className="stack [--gap:0.375rem]">
          {view.events.map(({ id, text, at }) => (
            <li key={id}>
              {text}
              <small className="block muted">{formatDateTime(new Date(at))}</small>
            </li>
          ))}
        </ul>
      </PanelPart>
    </>
  );
}
