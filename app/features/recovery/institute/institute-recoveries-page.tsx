import { Form } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { recoveryBadges } from "../recovery-status.ts";
import type { Route } from "./+types/institute-recoveries-page";
import { instituteRecoveriesActions } from "./institute-recoveries-actions.server.ts";
import { instituteRecoveryColumns } from "./institute-recovery-columns.ts";
import { instituteRecoveryList } from "./institute-recovery-list.ts";
import { listStudentRecoveries } from "./list-student-recoveries.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = instituteRecoveryList.read(url);
  const page = await listStudentRecoveries(await getActor(context), query);
  return { rows: page.rows, view: instituteRecoveryList.view(query, page) };
}

export const action = instituteRecoveriesActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Lost phones",
    description: "Students of yours whose number is gone.",
    path: "/institute/lost-phones",
    indexed: false,
  });

export default function InstituteRecoveriesPage({
  loaderData: { rows, view },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <DeskList
        title="Lost phones"
        lead="A student whose SIM is gone gets her account on a new number. You know her: your word counts as one of the two people who must agree; the other is of the ScholarSetu desk. Then the old number is told, and can stop it."
        view={view}
        placeholder="Request or name"
        rowsTitle="Requests of students you know"
        empty={{
          picture: emptyInbox,
          title: "None of your students has asked",
          words: "A request stands here until the desk has answered it.",
          noMatch: "No request matches",
        }}
      >
        <ListTable
          caption="Lost phones"
          columns={instituteRecoveryColumns}
          rows={rows}
          cells={{
            number: (row) => <Anchor href={`${instituteRecoveryList.path}/${row.id}`}>{row.number}</Anchor>,
            status: (row) => <StatusBadge status={recoveryBadges[row.status]}>{row.statusLabel}</StatusBadge>,
          }}
        />
      </DeskList>
      <div className="wrap pb-16">
        <Panel title="A student stands here without her phone" padded>
          <AskForm answer={actionData} />
        </Panel>
      </div>
    </>
  );
}

function AskForm({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  const { field, summary, onInput } = useForm("ask", answer);
  return (
    <Form
      method="post"
      className="grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-5"
      noValidate
      onInput={onInput}
    >
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
      )}
      <TextField
        field={field("number")}
        label="Number of her application, or her OTR number"
        hint="She has applied to a scholarship of yours, or stands confirmed on your roll with the phone of her account."
        required
        autoComplete="off"
        maxLength={60}
        width="w-16"
      />
      <DateField field={field("birthDay")} label="Her date of birth" autoComplete="off" required />
      <PhoneField
        field={field("phone")}
        label="Her new number"
        hint="We send an OTP to it, which she reads out to you."
        required
        autoComplete="off"
        width="w-10"
      />
      <FormButtons>
        <Button name="intent" value="ask">
          Send the OTP
        </Button>
      </FormButtons>
    </Form>
  );
}
