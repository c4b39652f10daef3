import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { limitWords } from "#app/core/portals/staff-limit.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { KindBadge, StatusBadge } from "#app/ui/desk/badge.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import type { StaffView } from "../staff/security-views.ts";
import { staffColumns } from "../staff/staff-columns.ts";
import { staffRoleChoices } from "../staff/staff-role-choices.ts";
import { staffReasons, suspensionWords } from "../suspension/suspension-reasons.ts";

type StaffTableProps = { rows: StaffView[]; answer: FormAnswer | undefined };

export function StaffTable({ rows, answer }: StaffTableProps) {
  return (
    <ListTable
      caption="People of the portals"
      columns={staffColumns}
      rows={rows}
      cells={{
        name: (row) => (
          <>
            {row.name} {row.isYou && <KindBadge>You</KindBadge>}
            <small>{row.email}</small>
          </>
        ),
        limit: (row) =>
          row.roles.includes("admin") ? (
            <Anchor href={`/admin/security-roles/people/${row.id}`}>
              {limitWords(row.limit ?? undefined)}
            </Anchor>
          ) : null,
        state: (row) => (
          <StatusBadge status={row.disabledOn ? "suspended" : "active"}>
            {row.disabledOn ? "Suspended" : "Active"}
          </StatusBadge>
        ),
      }}
      actions={(row) =>
        row.isYou ? null : (
          <StaffSteps
            key={row.disabledOn}
            row={row}
            answer={answer?.typed.userId?.[0] === row.id ? answer : null}
          />
        )
      }
    />
  );
}

function StaffSteps({ row, answer }: { row: StaffView; answer: FormAnswer | null }) {
  const { field, onInput } = useForm(
    `staff-${row.id}`,
    answer,
    { roles: row.staffRoles },
    { also: ["grant", "disable", "enable", "revoke"] },
  );
  const isAdmin = row.roles.includes("admin");
  return (
    <details className="fold" open={answer !== null}>
      <summary>
        Change<span className="vh"> {row.name}</span>
      </summary>
      <Form method="post" className="stack" onInput={onInput} noValidate>
        <input type="hidden" name="userId" value={row.id} />
        <input type="hidden" name="role" value="admin" />
        {row.disabledOn === null && (
          <CheckboxGroup field={field("roles")} label="Roles at the desk" choices={staffRoleChoices} />
        )}
        <TextField
          field={field("reason", { required: true, maxLength: 300 })}
          label={row.disabledOn === null ? "Why suspend, or why these roles" : "Why restore"}
        />
        {row.disabledOn === null && (
          <SelectField
            field={field("told")}
            label="When suspended, what they are told"
            choices={staffReasons.map((value) => ({
              value,
              label: suspensionWords(value, defaultLanguage),
            }))}
          />
        )}
        <p className="row">
          {row.disabledOn === null ? (
            <>
              <Button size="sm" kind="quiet" name="intent" value="grant">
                Ask for these roles
              </Button>
              <Button size="sm" kind="danger" name="intent" value="disable">
                Suspend
              </Button>
            </>
          ) : (
            <Button size="sm" kind="quiet" name="intent" value="enable">
              Restore
            </Button>
          )}
          {isAdmin && (
            <Button size="sm" kind="quiet" name="intent" value="revoke">
              Take all roles at the desk
            </Button>
          )}
        </p>
      </Form>
    </details>
  );
}
