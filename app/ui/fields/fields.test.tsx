import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FormField } from "../forms/form-field.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { FileField } from "./file-field.tsx";
import { fileSizeText } from "./file-size.ts";
import { phoneDigits } from "./phone-digits.ts";
import { RadioField } from "./radio-field.tsx";
import { TextField } from "./text-field.tsx";

function field(more: Partial<FormField> = {}): FormField {
  return { id: "f-pin", name: "pin", errorId: "f-pin-error", descriptionId: "f-pin-description", ...more };
}

describe("TextField", () => {
  it("ties label, error, hint and source to the control, the error first", () => {
    const html = renderToStaticMarkup(
      <TextField
        field={field({ errors: ["6 digits"] })}
        label="Pincode"
        hint="Of your school"
        known="Kesamudram"
      />,
    );
    expect(html).toContain('<label for="f-pin">');
    expect(html).toContain('aria-describedby="f-pin-error f-pin-description f-pin-known"');
    expect(html).toContain('aria-invalid="true"');
    expect(html.indexOf("f-pin-description")).toBeLessThan(html.indexOf('class="error"'));
    expect(html.indexOf('class="error"')).toBeLessThan(html.indexOf("<input"));
  });

  it("says nothing of errors and hints that are not there", () => {
    const html = renderToStaticMarkup(<TextField field={field()} label="Pincode" />);
    expect(html).not.toContain("aria-");
  });

  it("stars what is required and names what is optional, from the schema's constraint", () => {
    expect(renderToStaticMarkup(<TextField field={field({ required: true })} label="A" />)).toMatch(
      /\u00a0\*.*required=""/,
    );
    expect(renderToStaticMarkup(<TextField field={field({ required: false })} label="A" />)).toContain(
      "(optional)",
    );
  });

  it("keeps what was typed", () => {
    expect(renderToStaticMarkup(<TextField field={field({ initialValue: "506112" })} label="A" />)).toContain(
      'value="506112"',
    );
  });
});

describe("RadioField", () => {
  it("gives the first choice the field's id, where the error summary leads, and keeps the chosen one", () => {
    const html = renderToStaticMarkup(
      <RadioField
        field={field({ initialValue: "b", errors: ["Choose one"] })}
        label="Kind"
        choices={[
          { value: "a", label: "A" },
          { value: "b", label: "B" },
        ]}
      />,
    );
    expect(html).toMatch(/<input type="radio" id="f-pin"[^>]*value="a"/);
    expect(html).toMatch(/<input type="radio" id="f-pin-b"[^>]*checked=""[^>]*value="b"/);
    expect(html).toContain('role="radiogroup" aria-describedby="f-pin-error" aria-invalid="true"');
  });
});

describe("CheckboxField", () => {
  it("is ticked when it was sent ticked", () => {
    const html = renderToStaticMarkup(
      <CheckboxField field={field({ initialValue: "on" })} label="I agree" />,
    );
    expect(html).toMatch(/<input type="checkbox"[^>]*checked=""[^>]*value="on"/);
  });
});

describe("FileField", () => {
  it("does not ask again for what is kept", () => {
    const html = renderToStaticMarkup(
      <FileField
        field={field({ required: true })}
        label="Aadhaar card"
        limits="up to 5MB"
        stored={{ name: "aadhaar.jpg", detail: "1.1 MB, uploaded", href: "/documents/1" }}
      />,
    );
    expect(html).toContain("aadhaar.jpg");
    expect(html).not.toContain('required=""');
  });

  it("shows the bytes that are through, and takes no other file while they go", () => {
    const html = renderToStaticMarkup(
      <FileField
        field={field()}
        label="Photo"
        limits="up to 5MB"
        progress={{ name: "photo.jpg", done: 1_258_291, total: 1_992_294 }}
      />,
    );
    expect(html).toContain("Uploading, 1.2 MB of 1.9 MB");
    expect(html).toContain('<progress class="bar" value="1258291" max="1992294"');
    expect(html).toMatch(/<input type="file"[^>]*disabled=""/);
  });
});

describe("fileSizeText", () => {
  it("speaks of KB below one MB, and never of nothing", () => {
    expect([10, 655_360, 1_153_434].map(fileSizeText)).toEqual(["1 KB", "640 KB", "1.1 MB"]);
  });
});

describe("phoneDigits", () => {
  it("finds the ten digits however they were copied", () => {
    const copied = ["+91 98765-43210", "098765 43210", "919876543210", "98765 43210", "9198765432"];
    expect(copied.map(phoneDigits)).toEqual([
      "9876543210",
      "9876543210",
      "9876543210",
      "9876543210",
      "9198765432",
    ]);
  });
});
