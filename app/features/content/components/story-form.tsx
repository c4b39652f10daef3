import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/core/form.ts";
import { useIsLive } from "#app/features/helpdesk/components/use-is-live.ts";
import { useReplyForm } from "#app/features/helpdesk/components/use-reply-form.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { OpenedFor } from "#app/ui/opened-for.tsx";
import { RadioField } from "#app/ui/radio-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { storyLevels, storyNameChoices, storyPortraits, storyStates } from "../data/story-options.ts";

const ratings = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: value }));
const states = storyStates.map((name) => ({ value: name, label: name }));

/** A student's own story: what is shown, how much of the name, and the consent to show it. */
export function StoryForm({ reply, year }: { reply: FormReply | null; year: number }) {
  const { field, summary, onInput } = useReplyForm("story", reply, { year: String(year), rating: "5" });
  const isLive = useIsLive();
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post" className="stack [--gap:1.5rem] max-w-[40rem]" noValidate={isLive} onInput={onInput}>
      <OpenedFor />
      {summary.length > 0 && (
        <ErrorSummary
          title={
            summary.length === 1
              ? "There is one thing to correct"
              : `There are ${summary.length} things to correct`
          }
          errors={summary}
          kept="Nothing you typed is lost."
          answer={reply}
        />
      )}
      <TextareaField
        field={field("text", { required: true, maxLength: 600 })}
        label="Your story"
        hint="What was hard, what helped, what you would tell the next student. 40 to 600 characters."
        rows={6}
      />
      <div className="grid-2">
        <TextField field={field("course", { required: true, maxLength: 60 })} label="Class or course" />
        <SelectField
          field={field("level", { required: true })}
          label="What you study"
          placeholder="Choose"
          choices={[...storyLevels]}
        />
        <TextField field={field("scholarship", { required: true, maxLength: 80 })} label="Scholarship" />
        <TextField
          field={field("amount", { required: true, maxLength: 40 })}
          label="Amount"
          hint="Such as ₹50,000 a year"
        />
        <TextField field={field("place", { required: true, maxLength: 60 })} label="Town or district" />
        <SelectField
          field={field("state", { required: true })}
          label="State"
          placeholder="Choose"
          choices={states}
        />
      </div>
      <TextField field={field("year", { required: true })} label="Year" inputMode="numeric" width="w-6" />
      <RadioField
        field={field("rating", { required: true })}
        label="How do you rate ScholarSetu?"
        choices={ratings}
      />
      <SelectField
        field={field("portrait", { required: true })}
        label="Picture beside it"
        hint="A drawing, never a photograph."
        placeholder="Choose"
        choices={[...storyPortraits]}
      />
      <RadioField
        field={field("showName", { required: true })}
        label="Shown as"
        choices={[...storyNameChoices]}
      />
      <CheckboxField
        field={field("consent", { required: true })}
        label="I agree that my story is shown to everyone on the success page. I can take it back at any time."
      />
      <FormButtons>
        <Button kind="go" busy={isSending && "Sending…"}>
          Share your story
        </Button>
      </FormButtons>
    </Form>
  );
}
