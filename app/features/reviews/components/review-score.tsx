import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { largeSpread } from "#app/features/awards/score-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { OwnWords } from "#app/ui/own-words.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ReviewView } from "../review-view.ts";

/** Points by the rubric; what the others gave opens when one's own score is in. */
export function ReviewScore({ view, answer }: { view: ReviewView; answer: FormAnswer | null }) {
  if (view.rubric.length === 0) return null;
  const own = view.scores.find(({ isOwn }) => isOwn);
  const needs = scoredWords(view);
  return (
    <Panel scrolls title="Score" note={view.mean === null ? needs : `${view.mean} / 100, ${needs}`} padded>
      <div className="stack">
        {view.scores.length > 0 && <ScoreTable view={view} />}
        {view.scores.map(
          ({ by, note }) => note && <OwnWords key={by} text={note} from={`Note with the score: ${by}`} />,
        )}
        {view.spread !== null && view.spread * 100 >= largeSpread && (
          <Alert tone="warn">
            The reviewers differ by {view.spread} of 100. Talk it over <a href="#comments">in the comments</a>
            , or ask a third one.
          </Alert>
        )}
        {view.scores.length === 0 && view.scoreCount > 0 && (
          <p className="muted small">The other score opens when yours is in.</p>
        )}
        {view.may.score && (
          <details
            open={(own === undefined && view.scoreCount < view.reviewersNeeded) || answer?.form === "score"}
          >
            <summary className="cursor-pointer strong">
              {own ? "Change your score" : "Give your score"}
            </summary>
            <ScoreForm view={view} answer={answer} />
          </details>
        )}
      </div>
    </Panel>
  );
}

/** More than were needed may have scored, and one may be enough: "2 of 1" says neither. */
function scoredWords({ scoreCount, reviewersNeeded }: ReviewView): string {
  const people = (count: number) => `${count} ${count === 1 ? "reviewer" : "reviewers"}`;
  if (scoreCount > reviewersNeeded) return `${people(scoreCount)}, ${reviewersNeeded} needed`;
  return `${scoreCount} of ${people(reviewersNeeded)}`;
}

function ScoreTable({ view }: { view: ReviewView }) {
  return (
    <table className="table tight rows">
      <caption className="vh">Scores by line of the rubric</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          {view.scores.map(({ by }) => (
            <th scope="col" className="end" key={by}>
              {by}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rubric.map((line) => (
          <tr key={line.id}>
            <td>{line.label}</td>
            {view.scores.map((score) => (
              <td className="end num" key={score.by}>
                {score.points[line.id] ?? "–"} / {line.max}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <td>
            <b className="strong">In all</b>
            {view.spread !== null && <small>Difference {view.spread} of 100</small>}
          </td>
          {view.scores.map((score) => (
            <td className="end num strong" key={score.by}>
              {score.total} / {score.outOf}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function ScoreForm({ view, answer }: { view: ReviewView; answer: FormAnswer | null }) {
  const own = view.scores.find(({ isOwn }) => isOwn);
  const failed = answer?.form === "score" ? answer : null;
  return (
    <Form method="post" className="stack mt-3 [--gap:0.875rem]" preventScrollReset>
      {view.rubric.map((line) => (
        <TextField
          key={line.id}
          field={answerField("score", `points.p_${line.id}`, failed, own?.points[line.id])}
          label={line.label}
          hint={`0 to ${line.max} points`}
          inputMode="numeric"
          autoComplete="off"
          width="w-6"
          required
        />
      ))}
      <TextareaField
        field={{ ...answerField("score", "note", failed, own?.note ?? undefined), maxLength: 1000 }}
        label="Note for the others who review"
        required={false}
        rows={2}
      />
      <div>
        <Button size="sm" name="intent" value="score">
          {own ? "Change the score" : "Save the score"}
        </Button>
      </div>
    </Form>
  );
}
