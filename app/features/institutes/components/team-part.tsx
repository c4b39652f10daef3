import { Form } from "react-router";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import { memberRoleLabels } from "../member-roles.ts";
import { unscorableNote } from "../member-work.ts";
import { choicesOf } from "../partnership-options.ts";
import { RemovedMembers, RemoveMember } from "./remove-member.tsx";
import type { SettingsProps, TeamProps } from "./settings-props.ts";

/** Who signs in for the institute, and as what. Owners change it; one of them always stays. */
export function TeamPart({ institute, answer, work, leaving, history }: SettingsProps & TeamProps) {
  const { field, onInput } = useForm("add_member", answer);
  const note = work && unscorableNote(work);
  const leaver = leaving && institute.team.find(({ id }) => id === leaving.memberId);
  return (
    <Panel title="Team" note="Each signs in with the own phone number">
      {note && <p className="px-4 py-3 text-warn sm:px-5">{note}</p>}
      {leaving && leaver && <RemoveMember member={leaver} work={leaving.work} />}
      <ul id="team">
        {institute.team.map((member) => (
          <li key={member.id} className="row row--apart border-line border-t px-4 py-3 sm:px-5">
            <div>
              <p className="strong">{member.name}</p>
              <p className="small muted">+91 {member.phone}</p>
            </div>
            {institute.isOwner ? (
              <Form method="post" className="row items-center [--gap:0.5rem]">
                <input type="hidden" name="member" value={member.id} />
                <select
                  className="select w-auto max-w-full"
                  name="memberRole"
                  defaultValue={member.memberRole}
                  key={member.memberRole}
                  aria-label={`Role of ${member.name}`}
                >
                  {Object.keys(memberRoleLabels).map((role) => (
                    <option key={role} value={role}>
                      {role}
                    </option>
                  ))}
                </select>
                <Button kind="quiet" size="sm" name="intent" value="member_role">
                  Save<span className="vh"> the role of {member.name}</span>
                </Button>
                <LinkButton
                  kind="text"
                  size="sm"
                  href={`${instituteTabPath("settings")}&remove=${member.id}#remove-member`}
                >
                  Remove<span className="vh"> {member.name}</span>
                </LinkButton>
              </Form>
            ) : (
              <p>{member.memberRole}</p>
            )}
          </li>
        ))}
      </ul>
      {institute.removed.length > 0 && <RemovedMembers removed={institute.removed} />}
      {history.length > 0 && (
        <details className="behind border-line border-t px-4 py-3 sm:px-5">
          <summary>History of the team</summary>
          <ol className="stack [--gap:0.5rem]">
            {history.map(({ id, words, at }) => (
              <li key={id}>
                {words} <small className="muted">{at}</small>
              </li>
            ))}
          </ol>
        </details>
      )}
      {institute.isOwner && (
        <Form
          method="post"
          className="grid gap-5 border-line border-t p-4 sm:px-5 [&>*]:max-w-[36rem]"
          noValidate
          onInput={onInput}
          data-anew=""
        >
          <h3 className="text-base">Add a team member</h3>
          <TextField field={field("name")} label="Name" required />
          <PhoneField field={field("phone")} label="Phone" required width="w-10" />
          <SelectField
            field={field("memberRole")}
            label="Role"
            required
            placeholder="Choose a role"
            choices={choicesOf(memberRoleLabels)}
          />
          <FormButtons>
            <Button kind="quiet" name="intent" value="add_member">
              Add to the team
            </Button>
          </FormButtons>
        </Form>
      )}
    </Panel>
  );
}
