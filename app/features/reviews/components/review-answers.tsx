import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { WhyList } from "#app/ui/lists/why-list.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ReviewView } from "../review-view.ts";

const verdicts = { met: "met", notMet: "not_met", unknown: "not_known" } as const;

/** What was answered, how it fits the rules, and the way out for who knows the applicant. */
export function ReviewAnswers({ view }: { view: ReviewView }) {
  return (
    <>
      {view.eligibility.length > 0 && (
        <Panel scrolls title="Eligibility" note={view.eligibilityWords} padded>
          <WhyList
            reasons={view.eligibility.map(({ outcome, rule, given }) => ({
              id: rule,
              verdict: verdicts[outcome],
              rule,
              ...(given !== null && { note: `Answered: ${given}` }),
            }))}
          />
        </Panel>
      )}
      <Panel scrolls title="Answers" padded>
        <div className="stack">
          {view.answers.map(({ title, rows }) => (
            <section key={title}>
              <h3 className="small muted">{title}</h3>
              <dl>
                {rows.map(([term, value]) => (
                  <div
                    key={term}
                    className="grid gap-x-4 border-b border-line py-1.5 sm:grid-cols-[12rem_1fr]"
                  >
                    <dt className="muted">{term}</dt>
                    <dd className="break-words">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Panel>
      {view.may.declareConflict && (
        <details className="small">
          <summary className="cursor-pointer">I know this student: declare a conflict of interest</summary>
          <Form method="post" className="stack mt-3 [--gap:0.875rem]">
            <p>From then on this application is closed to you, for good. Others review it.</p>
            <TextField
              field={{ ...answerField("conflict", "reason", null), maxLength: 300 }}
              label="What it is"
              hint="For example: a relative, a neighbour, my own pupil."
              required
            />
            <div>
              <Button kind="quiet" size="sm" name="intent" value="conflict">
                Declare it
              </Button>
            </div>
          </Form>
        </details>
      )}
    </>
  );
}
