import { Form } from "react-router";
import type { FormReply } from "#app/core/forms/form.ts";
import { limitWords } from "#app/core/portals/staff-limit.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { KindBadge, StatusBadge } from "#app/ui/desk/badge.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useReplyForm } from "#app/ui/forms/use-reply-form.ts";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import type { StaffView } from "../staff/security-views.ts";
import { staffColumns } from "../staff/staff-columns.ts";
import { staffRoleChoices } from "../staff/staff-role-choices.ts";
import { staffReasons, suspensionWords } from "../suspension/suspension-reasons.ts";

type StaffTableProps = { rows: StaffView[]; refused: { form: string; reply: FormReply } | null };

export function StaffTable({ rows, refused }: StaffTableProps) {
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
            reply={refused?.form === row.id ? refused.reply : null}
          />
        )
      }
    />
  );
}

function StaffSteps({ row, reply }: { row: StaffView; reply: FormReply | null }) {
  const { field, onInput } = useReplyForm(`staff-${row.id}`, reply, { roles: row.staffRoles });
  const isAdmin = row.roles.includes("admin");
  return (
    <details className="fold" open={reply !== null}>
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
              <Button size="sm" kind="quiet" name="event" value="grant">
                Ask for these roles
              </Button>
              <Button size="sm" kind="danger" name="event" value="disable">
                Suspend
              </Button>
            </>
          ) : (
            <Button size="sm" kind="quiet" name="event" value="enable">
              Restore
            </Button>
          )}
          {isAdmin && (
            <Button size="sm" kind="quiet" name="event" value="revoke">
              Take all roles at the desk
            </Button>
          )}
        </p>
      </Form>
    </details>
  );
}
