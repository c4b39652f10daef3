import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

type DetailFormProps = {
  detail: { place: string | null; materials: string | null; materialsLink: string | null };
  answer: FormAnswer | null;
};

/** Where it is and what goes with it. */
export function DetailForm({ detail, answer }: DetailFormProps) {
  const { field, onInput } = useForm("save", answer, detail, { id: "workshop" });
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput}>
      <TextField
        field={field("place", { maxLength: 200 })}
        label="Place"
        required={false}
        hint="Left empty, it is online: everybody's booking has the link of its room, which opens 10 minutes before."
      />
      <TextareaField
        field={field("materials", { maxLength: 3000 })}
        label="Materials, as text"
        required={false}
        rows={4}
      />
      <TextField
        field={field("materialsLink", { maxLength: 500 })}
        label="Materials, as a link"
        type="url"
        required={false}
      />
      <FormButtons>
        <Button name="intent" value="save">
          Save and tell who comes
        </Button>
      </FormButtons>
    </Form>
  );
}
