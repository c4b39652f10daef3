import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CheckboxField } from "../fields/checkbox-field.tsx";
import { RadioField } from "../fields/radio-field.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { ErrorSummary, summaryErrors } from "./error-summary.tsx";

const schema = z.object({
  pin: z.string().regex(/^\d{6}$/, "The pincode must have 6 digits"),
  note: z.string().optional(),
  state: z.string(),
  gender: z.enum(["female", "male"]),
  agree: z.literal("on", "Please agree"),
});

function Registration({ typed }: { typed: Record<string, string> }) {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.append(name, value);
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "otr",
    constraint: getZodConstraint(schema),
    lastResult: parseWithZod(data, { schema }).reply(),
  });
  return (
    <form {...getFormProps(form)}>
      <ErrorSummary title="To correct" errors={summaryErrors(form)} answer={form.status} />
      <TextField field={fields.pin} label="Pincode" hint="6 digits" />
      <TextField field={fields.note} label="Note" />
      <SelectField field={fields.state} label="State" choices={[{ value: "TS", label: "Telangana" }]} />
      <RadioField
        field={fields.gender}
        label="Gender"
        choices={[
          { value: "female", label: "Female" },
          { value: "male", label: "Male" },
        ]}
      />
      <CheckboxField field={fields.agree} label="I agree" />
    </form>
  );
}

describe("fields of a Conform form, after a failed submit without script", () => {
  const html = renderToStaticMarkup(<Registration typed={{ pin: "50611", state: "TS", gender: "male" }} />);

  it("keeps what was typed and chosen", () => {
    expect(html).toMatch(/<input[^>]*name="pin"[^>]*value="50611"/);
    expect(html).toMatch(/<option value="TS" selected="">/);
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="male"/);
  });

  it("says what is wrong at the field, and leads there from the summary", () => {
    expect(html).toContain('<a href="#otr-pin">The pincode must have 6 digits</a>');
    expect(html).toContain('<a href="#otr-agree">Please agree</a>');
    expect(html).toMatch(/<input[^>]*id="otr-pin"[^>]*aria-describedby="otr-pin-error otr-pin-description"/);
  });

  it("takes from the schema what is required and what is optional", () => {
    expect(html).toMatch(/<label for="otr-pin">Pincode<span class="req"/);
    expect(html).toMatch(/<label for="otr-note">Note<span class="opt"> \(optional\)/);
  });
});
