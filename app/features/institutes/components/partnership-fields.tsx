import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { fileSizeText } from "#app/ui/file-size.ts";
import { fieldOf } from "#app/ui/form-field.ts";
import { MoneyField } from "#app/ui/money-field.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import {
  fileControl,
  partnershipFileLabels,
  partnershipFiles,
  requiredPartnershipFiles,
} from "../forms/partnership-steps.ts";
import {
  accreditationLabels,
  choicesOf,
  instituteTypeLabels,
  partnerStateLabels,
} from "../partnership-options.ts";
import type { PartnershipView } from "../partnership-view.ts";

export type StepProps = { view: PartnershipView; errors: Readonly<Record<string, string>> };

/** Step 1, Institute Information (spec 1, Institute partnership form). */
export function InstituteStep({ view, errors }: StepProps) {
  const of = (name: string) => fieldOf(name, view.values[name], errors[name]);
  return (
    <>
      <TextField field={of("instituteName")} label="Institute Name" required autoComplete="organization" />
      <SelectField
        field={of("instituteType")}
        label="Institute Type"
        required
        placeholder="Select Type"
        choices={choicesOf(instituteTypeLabels)}
        width="w-16"
      />
      <TextField
        field={of("establishedYear")}
        label="Established Year"
        required
        inputMode="numeric"
        maxLength={4}
        width="w-6"
        hint="From 1800 to this year"
      />
      <SelectField
        field={of("accreditation")}
        label="Accreditation"
        required
        placeholder="Select Accreditation"
        choices={choicesOf(accreditationLabels)}
        width="w-16"
      />
      <SelectField
        field={of("state")}
        label="State"
        required
        placeholder="Select State"
        choices={choicesOf(partnerStateLabels)}
        width="w-16"
      />
      <TextareaField field={of("address")} label="Address" required rows={3} maxLength={300} />
      <TextField field={of("city")} label="City" required autoComplete="address-level2" width="w-16" />
      <TextField
        field={of("pincode")}
        label="Pincode"
        required
        inputMode="numeric"
        maxLength={6}
        width="w-6"
        autoComplete="postal-code"
      />
      <TextField field={of("website")} label="Website" required={false} inputMode="url" autoComplete="url" />
      <TextField field={of("principalName")} label="Principal/Head Name" required autoComplete="name" />
      <TextField
        field={of("contactEmail")}
        label="Contact Email"
        required
        type="email"
        autoComplete="email"
        hint="Here comes our answer, and a link to go on with this form later."
      />
      <PhoneField
        field={of("contactPhone")}
        label="Contact Phone"
        required
        width="w-10"
        hint="Once you are a partner, you sign in with this number."
      />
      <PhoneField field={of("alternatePhone")} label="Alternate Phone" required={false} width="w-10" />
    </>
  );
}

/** Step 2, Scholarship Details. */
export function ScholarshipStep({ view, errors }: StepProps) {
  const of = (name: string) => fieldOf(name, view.values[name], errors[name]);
  return (
    <>
      <TextField field={of("scholarshipName")} label="Scholarship Name" required maxLength={150} />
      <MoneyField
        field={of("scholarshipAmount")}
        label="Scholarship Amount"
        required
        hint="For one student, in rupees"
      />
      <TextField
        field={of("numberOfScholarships")}
        label="Number of Scholarships"
        required
        inputMode="numeric"
        maxLength={7}
        width="w-6"
        hint="At least 1"
      />
      <TextareaField
        field={of("eligibilityCriteria")}
        label="Eligibility Criteria"
        required
        rows={4}
        maxLength={2000}
        hint="Who may apply: class or course, marks, family income, group, region"
      />
      <TextareaField
        field={of("selectionProcess")}
        label="Selection Process"
        required
        rows={4}
        maxLength={2000}
        hint="How you choose: by marks, by a test, by an interview, and who decides"
      />
    </>
  );
}

/** Step 3, Document Upload: three numbers and six files. */
export function DocumentStep({ view, errors }: StepProps) {
  const of = (name: string) => fieldOf(name, view.values[name], errors[name]);
  return (
    <>
      <TextField
        field={of("registrationNumber")}
        label="Registration Number"
        required
        maxLength={60}
        width="w-16"
      />
      <TextField
        field={of("panNumber")}
        label="PAN Number"
        required
        maxLength={10}
        width="w-10"
        autoCapitalize="characters"
        inputClass="uppercase"
      />
      <TextField
        field={of("gstNumber")}
        label="GST Number"
        required={false}
        maxLength={15}
        width="w-16"
        autoCapitalize="characters"
        inputClass="uppercase"
      />
      {partnershipFiles.map((file) => {
        const name = fileControl(file);
        const stored = view.files[name];
        return (
          <PaperFileField
            key={name}
            field={fieldOf(name, undefined, errors[name])}
            label={partnershipFileLabels[file]}
            required={requiredPartnershipFiles.includes(file)}
            limits="JPG, PNG or PDF, under 5MB"
            {...(stored && {
              stored: { name: stored.name, detail: `${fileSizeText(stored.bytes)}, uploaded` },
            })}
          />
        );
      })}
    </>
  );
}
