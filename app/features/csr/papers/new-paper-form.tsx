import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Choice, SelectField } from "#app/ui/fields/select-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import { type PaperKind, paperKindIds, paperKinds } from "./paper-kinds.ts";

type NewPaperFormProps = {
  asked: {
    kind?: PaperKind | undefined;
    spend?: string | undefined;
    year?: string | undefined;
    programme?: string | undefined;
  };
  vouchers: Choice[];
  programmes: Choice[];
  years: Choice[];
  answer: FormAnswer | undefined;
};

/** A file, what it is, and the one thing it belongs to. */
export function NewPaperForm({ asked, vouchers, programmes, years, answer }: NewPaperFormProps) {
  const { field, onInput } = useForm("add", answer, { ...asked, year: asked.year ?? years[0]?.value });
  return (
    <Panel padded title="Add a paper">
      <Form method="post" encType="multipart/form-data" className="stack" onInput={onInput} noValidate>
        <SelectField
          field={field("kind")}
          label="What it is"
          required
          placeholder="Choose what it is"
          choices={paperKindIds.map((kind) => ({ value: kind, label: paperKinds[kind].label }))}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            field={field("spend")}
            label="Voucher"
            hint="For a bill or a receipt"
            required={false}
            placeholder="None"
            choices={vouchers}
          />
          <SelectField
            field={field("year")}
            label="Financial year"
            hint="For resolutions, certificates, CSR-2"
            required={false}
            choices={years}
          />
          <SelectField
            field={field("programme")}
            label="Program"
            hint="For its partner's CSR-1"
            required={false}
            placeholder="None"
            choices={programmes}
          />
        </div>
        <PaperFileField field={field("file")} label="File" limits="PDF, JPG or PNG, up to 5 MB" required />
        <div>
          <Button name="intent" value="add">
            Keep it
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
