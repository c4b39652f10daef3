import { Button } from "../button.tsx";
import { CheckboxField, CheckboxGroup } from "../fields/checkbox-field.tsx";
import { DateField } from "../fields/date-field.tsx";
import { FileField } from "../fields/file-field.tsx";
import { MoneyField } from "../fields/money-field.tsx";
import { OtpField } from "../fields/otp-field.tsx";
import { PasswordField } from "../fields/password-field.tsx";
import { PhoneField } from "../fields/phone-field.tsx";
import { RadioField } from "../fields/radio-field.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { TextareaField } from "../fields/textarea-field.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { FormButtons } from "../forms/form-buttons.tsx";
import { Block } from "../section.tsx";
import { sampleField } from "./sample-field.ts";

const pinError = "The school pincode must have 6 digits";
const fileError = "The bank passbook is 6.2 MB; the most is 5MB. Photograph only the first page.";
const states = [
  { value: "AP", label: "Andhra Pradesh" },
  { value: "TS", label: "Telangana" },
];
const genders = [
  { value: "male", label: "Male" },
  { value: "female", label: "Female" },
  { value: "other", label: "Other" },
];

export function GalleryFields() {
  return (
    <Block title="Fields" id="fields">
      <form className="stack max-w-160 [--gap:1.75rem]" noValidate>
        <ErrorSummary
          title="There are 2 things to correct"
          errors={[
            { fieldId: "gallery-pincode", message: pinError },
            { fieldId: "gallery-passbook", message: fileError },
          ]}
          takesFocus={false}
          kept="Everything else is saved. Nothing you typed is lost."
        />
        <div className="grid-2">
          <TextField
            field={sampleField("name", { initialValue: "Nandini Azmeera" })}
            className="full"
            label="Full name"
            hint="As on your Aadhaar card"
            required
            autoComplete="name"
          />
          <SelectField
            field={sampleField("state", { initialValue: "TS" })}
            label="State"
            required
            placeholder="Choose your state"
            choices={states}
            known="From your registration"
          />
          <DateField field={sampleField("birth")} label="Date of birth" hint="Day, month, year" required />
          <RadioField
            field={sampleField("gender", { initialValue: "female" })}
            className="full"
            label="Gender"
            required
            choices={genders}
          />
          <RadioField
            field={sampleField("account", { errors: ["Choose the kind of account"] })}
            className="full"
            label="Account type"
            required
            choices={[
              { value: "savings", label: "Savings" },
              { value: "current", label: "Current" },
            ]}
          />
          <TextField
            field={sampleField("pincode", { initialValue: "50611", errors: [pinError] })}
            className="full"
            label="School pincode"
            hint="6 digits"
            required
            width="w-6"
            inputMode="numeric"
          />
          <MoneyField
            field={sampleField("income", { initialValue: "2,00,000" })}
            label="Family income in a year"
            required
          />
          <TextField
            field={sampleField("marks", { initialValue: "91.4" })}
            label="Percentage"
            width="w-6"
            after="%"
            inputMode="decimal"
          />
          <PhoneField
            field={sampleField("phone", { initialValue: "98765 43210" })}
            label="Phone number"
            required
          />
          <OtpField
            field={sampleField("otp", { initialValue: "482130" })}
            label="OTP sent to +91 98765 43210"
          />
          <PasswordField field={sampleField("password")} label="Password" autoComplete="current-password" />
          <TextField
            field={sampleField("institute", { initialValue: "Godavari Institute of Technology" })}
            label="Institution"
            readOnly
          />
          <CheckboxGroup
            field={sampleField("needs", { initialValue: ["fees"] })}
            className="full"
            label="What do you need it for?"
            required={false}
            choices={[
              { value: "fees", label: "Fees" },
              { value: "hostel", label: "Hostel" },
              { value: "books", label: "Books" },
            ]}
          />
          <TextareaField
            field={sampleField("reason", {
              initialValue: "It was issued on 12 Jun 2025. Please upload one issued after 1 Apr 2026.",
            })}
            className="full"
            label="What the student will read"
            required={false}
          />
        </div>
        <Files />
        <CheckboxField
          field={sampleField("agree", { initialValue: "on" })}
          label={
            <>
              I have read and agree to the <a href="#fields">Terms & Conditions</a>.
            </>
          }
          required
        />
        <FormButtons>
          <Button type="button" kind="go">
            Submit and Register
          </Button>
          <Button type="reset" kind="text">
            Clear Form
          </Button>
        </FormButtons>
      </form>
    </Block>
  );
}

function Files() {
  const limits = "JPG, PNG or PDF, up to 5MB";
  return (
    <>
      <FileField
        field={sampleField("photo")}
        label="Photo"
        limits={limits}
        accept=".jpg,.jpeg,.png"
        required
      />
      <FileField
        field={sampleField("aadhaar")}
        label="Aadhaar card"
        limits={limits}
        stored={{ name: "aadhaar-front.jpg", detail: "1.1 MB, uploaded", href: "#fields" }}
        required
      />
      <FileField
        field={sampleField("passbook", { errors: [fileError] })}
        label="Bank passbook"
        limits={limits}
        required
      />
      <FileField
        field={sampleField("ration")}
        label="Relationship document"
        limits={limits}
        progress={{ name: "ration-card.pdf", done: 1_260_000, total: 1_990_000, onCancel: () => {} }}
        required={false}
      />
    </>
  );
}
