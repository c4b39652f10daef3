import { formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { OwnScholarship } from "../own-scholarship.ts";

/** The scholarship as students will read it, and below how it is judged. */
export function ScholarshipPreview({ scholarship: own }: { scholarship: OwnScholarship }) {
  const { terms } = own;
  return (
    <>
      <Facts
        facts={[
          { term: "Amount", value: own.amountText },
          { term: "Last day to apply", value: own.closesOn ? formatDate(own.closesOn) : "–" },
          { term: "Seats", value: `${own.selected} of ${terms.seats ?? "any number"} given` },
          { term: "Budget", value: terms.budgetPaise === null ? "–" : formatMoney(paise(terms.budgetPaise)) },
          { term: "Applications", value: String(own.applicants) },
        ]}
      />
      <Panel title="What students read" padded>
        <div className="stack max-w-(--measure)">
          <p className="whitespace-pre-line">{own.description}</p>
          <List title="Who may apply" lines={own.rules} empty="Everybody." />
          <List title="Benefits" lines={own.benefits} empty="None named." />
          <List title="Papers beyond the form" lines={own.documents} empty="None." />
          <h3 className="text-base">How we select</h3>
          <p className="whitespace-pre-line">{own.applicationProcess}</p>
          <List
            title="Your own questions"
            lines={terms.questions.map(
              ({ label, isRequired }) => `${label}${isRequired ? "" : " (optional)"}`,
            )}
            empty="None."
          />
        </div>
      </Panel>
      <Panel title="How reviewers score" padded>
        <List
          title="Rubric"
          lines={terms.rubric.map(({ label, max }) => `${label}: up to ${max} points`)}
          empty="No rubric: decisions rest on the checks and reasons alone."
        />
        <p className="mt-3">
          {terms.isBlind ? "Blind: no name, gender or photo is shown. " : "Names are shown. "}
          {terms.reviewersNeeded === 2 ? "Two reviewers score each application." : "One reviewer scores."}
        </p>
      </Panel>
    </>
  );
}

function List({ title, lines, empty }: { title: string; lines: readonly string[]; empty: string }) {
  return (
    <>
      <h3 className="text-base">{title}</h3>
      {lines.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="grid list-disc gap-1 ps-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
