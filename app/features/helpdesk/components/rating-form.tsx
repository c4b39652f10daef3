import { Form } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

const words = ["Poor", "Fair", "Good", "Very good", "Excellent"];

/** One to five, from whoever was served. */
export function RatingForm({ question, rating }: { question: string; rating: number | null }) {
  return (
    <Form method="post" className="stack">
      {rating !== null && <Alert tone="ok">Thank you. You gave {rating} of 5.</Alert>}
      <fieldset className="field">
        <legend>{question}</legend>
        <div className="choices">
          {words.map((word, index) => (
            <label className="choice" key={word}>
              <input
                type="radio"
                name="stars"
                value={index + 1}
                defaultChecked={rating === index + 1}
                required
              />
              {index + 1}, {word}
            </label>
          ))}
        </div>
      </fieldset>
      <p>
        <Button kind="quiet" name="event" value="rate">
          {rating === null ? "Send the rating" : "Change the rating"}
        </Button>
      </p>
    </Form>
  );
}
