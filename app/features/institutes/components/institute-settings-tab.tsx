import { Form } from "react-router";
import { formatDate } from "#app/core/clock.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import {
  accreditationLabels,
  choicesOf,
  instituteTypeLabels,
  partnerStateLabels,
} from "../partnership-options.ts";
import { RemindersPart } from "./reminders-part.tsx";
import type { SettingsProps, TeamProps } from "./settings-props.ts";
import { TeamPart } from "./team-part.tsx";

/** Institute info, contact info, Update Profile (spec 1), the term, and the team. */
export function InstituteSettingsTab({
  institute,
  answer,
  work,
  leaving,
  history,
}: SettingsProps & TeamProps) {
  const { summary } = useForm(answer?.form ?? "", answer);
  return (
    <>
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
      )}
      <Facts
        facts={[
          { term: "Institute ID", value: institute.code },
          { term: "Type", value: instituteTypeLabels[institute.type] ?? institute.type },
          { term: "Registration Number", value: institute.registrationNumber },
          { term: "PAN", value: institute.pan },
          { term: "Partner until", value: formatDate(institute.termTo) },
        ]}
      />
      {institute.isOwner && (
        <Form method="post" className="row items-center">
          <Button
            kind="quiet"
            size="sm"
            name="intent"
            value="renewal"
            disabled={institute.renewalAskedAt !== null}
          >
            Ask for renewal
          </Button>
          {institute.renewalAskedAt && <p className="small muted">Asked. The admin desk renews the term.</p>}
        </Form>
      )}
      <ProfileForm institute={institute} answer={answer} />
      <RemindersPart institute={institute} answer={answer} />
      <TeamPart institute={institute} answer={answer} work={work} leaving={leaving} history={history} />
    </>
  );
}

function ProfileForm({ institute, answer }: SettingsProps) {
  const { field: of, onInput } = useForm("profile", answer, {
    instituteName: institute.name,
    establishedYear: String(institute.establishedYear),
    accreditation: institute.accreditation,
    address: institute.address,
    city: institute.city,
    state: institute.state,
    pincode: institute.pincode,
    website: institute.website,
    principalName: institute.principalName,
    contactEmail: institute.contactEmail,
    contactPhone: institute.contactPhone,
    alternatePhone: institute.alternatePhone,
  });
  return (
    <Form method="post" noValidate onInput={onInput}>
      <input type="hidden" name="revision" value={institute.revision} />
      <fieldset disabled={!institute.isOwner} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title="Institute info" padded>
          <div className="grid-2">
            <TextField field={of("instituteName")} label="Institute Name" required />
            <TextField
              field={of("establishedYear")}
              label="Established Year"
              required
              inputMode="numeric"
              width="w-6"
            />
            <SelectField
              field={of("accreditation")}
              label="Accreditation"
              required
              choices={choicesOf(accreditationLabels)}
            />
            <TextField field={of("website")} label="Website" required={false} inputMode="url" />
            <TextareaField field={of("address")} label="Address" required rows={2} />
            <TextField field={of("city")} label="City" required />
            <SelectField field={of("state")} label="State" required choices={choicesOf(partnerStateLabels)} />
            <TextField
              field={of("pincode")}
              label="Pincode"
              required
              inputMode="numeric"
              maxLength={6}
              width="w-6"
            />
          </div>
        </Panel>
        <Panel title="Contact info" padded>
          <div className="grid-2">
            <TextField field={of("principalName")} label="Principal/Head Name" required />
            <TextField field={of("contactEmail")} label="Contact Email" required type="email" />
            <PhoneField
              field={of("contactPhone")}
              label="Contact Phone"
              required
              hint="Who signs in stands under Team."
            />
            <PhoneField field={of("alternatePhone")} label="Alternate Phone" required={false} />
          </div>
        </Panel>
        {institute.isOwner ? (
          <FormButtons>
            <Button name="intent" value="profile">
              Update Profile
            </Button>
          </FormButtons>
        ) : (
          <p className="small muted">Only an owner can change this.</p>
        )}
      </fieldset>
    </Form>
  );
}
