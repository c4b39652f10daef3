import { Form } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

type RatingFormProps = {
  question: string;
  rating: number | null;
  /** The scale begins with the worst. */
  words: { scale: readonly string[]; thanks: string; send: string; change: string };
};

/** One to five, from whoever was served. */
export function RatingForm({ question, rating, words }: RatingFormProps) {
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
      <p>
        <Button kind="quiet" name="event" value="rate">
          {rating === null ? words.send : words.change}
        </Button>
      </p>
    </Form>
  );
}
