import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";

type RatingFormProps = {
  question: string;
  rating: number | null;
  /** What they said besides, where words are asked for. */
  feedback?: string | null;
  /** The scale begins with the worst. */
  words: { words?: string; scale: readonly string[]; thanks: string; send: string; change: string };
};

/** One to five, from whoever was served. */
export function RatingForm({ question, rating, feedback, words }: RatingFormProps) {
  return (
    <Form method="post" className="stack">
      {rating !== null && <Alert tone="ok">{words.thanks}</Alert>}
      <fieldset className="field">
        <legend>{question}</legend>
        <div className="choices">
          {words.scale.map((word, index) => (
            <label className="choice" key={word}>
              <input
                type="radio"
                name="stars"
                value={index + 1}
                defaultChecked={rating === index + 1}
                required
              />
              {word}
            </label>
          ))}
        </div>
      </fieldset>
      {words.words && (
        <TextareaField
          field={{
            id: "rating-words",
            errorId: "rating-words-error",
            descriptionId: "rating-words-hint",
            name: "words",
            maxLength: 1000,
            initialValue: feedback ?? "",
          }}
          label={words.words}
          required={false}
          rows={3}
        />
      )}
      <p>
        <Button kind="quiet" name="intent" value="rate">
          {rating === null ? words.send : words.change}
        </Button>
      </p>
    </Form>
  );
}
