import { Form } from "react-router";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { env } from "#app/core/settings/env.server.ts";
import { demoOtp } from "#app/features/identity/demo/demo-people.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { recoveryBadges } from "../recovery-status.ts";
import type { Route } from "./+types/institute-recovery-page";
import { getStudentRecovery } from "./get-student-recovery.server.ts";
import { instituteRecoveryActions } from "./institute-recovery-actions.server.ts";
import type { InstituteRecovery } from "./institute-recovery-view.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return {
    request: await getStudentRecovery(await getActor(context), params.requestId),
    say: url.searchParams.get("done"),
    demoOtp: env().isDemo ? demoOtp : null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = instituteRecoveryActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.request.number ?? "Lost phone",
    description: "One student of yours whose number is gone.",
    path: `/institute/lost-phones/${params.requestId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  spoken: "Your word is at the ScholarSetu desk. One person there has to agree, within 48 hours.",
  resent: "A new OTP is on its way.",
};

export default function InstituteRecoveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, say } = loaderData;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <PageHead
        back={{ href: "/institute/lost-phones", label: "Lost phones" }}
        title={request.number}
        lead={request.studentName}
        badges={<StatusBadge status={recoveryBadges[request.status]}>{request.statusLabel}</StatusBadge>}
      />
      {say && said[say] && <Said>{said[say]}</Said>}
      <Facts
        facts={[
          { term: "Begun", value: request.begunAt },
          { term: "New number", value: request.newPhone },
          ...(request.spoken ? [{ term: "It is her, says", value: request.spoken }] : []),
          ...(request.takesEffectAt ? [{ term: "Moves on", value: request.takesEffectAt }] : []),
        ]}
      />
      {request.maySpeak ? (
        <Panel title="It is her" padded>
          <Word request={request} answer={actionData} demoOtp={loaderData.demoOtp} />
        </Panel>
      ) : (
        <p className="muted">Nothing more is needed from you.</p>
      )}
    </div>
  );
}

type WordProps = {
  request: InstituteRecovery;
  answer: Route.ComponentProps["actionData"];
  demoOtp: string | null;
};

/** One of the two people. It goes on record with the name of who says it. */
function Word({ request, answer, demoOtp: demo }: WordProps) {
  const { needsOtp } = request;
  const intent = needsOtp ? "send" : "confirm";
  const { field, summary, onInput } = useForm(answer?.form ?? intent, answer);
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
      {needsOtp && (
        <TextField
          field={field("otp")}
          label="OTP that came to her new number"
          {...(demo && { hint: `Demo: the OTP is ${demo}.` })}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={6}
          width="w-6"
        />
      )}
      <TextareaField
        field={field("text")}
        label="How you know her"
        hint="For the ScholarSetu desk. It stays on record with your name."
        required
        rows={2}
        maxLength={300}
      />
      <CheckboxField field={field("isSeen")} label="She stood before me, and I know her" required />
      <FormButtons>
        <Button name="intent" value={intent}>
          {needsOtp ? "Send it to the desk" : "Confirm that it is her"}
        </Button>
        {needsOtp && (
          <Button kind="quiet" name="intent" value="resend">
            Resend OTP
          </Button>
        )}
      </FormButtons>
    </Form>
  );
}
