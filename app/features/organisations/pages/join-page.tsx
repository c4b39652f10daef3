import { Form, useNavigation } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormButtons } from "#app/ui/form-buttons.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { RadioField } from "#app/ui/radio-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useForm } from "#app/ui/use-form.ts";
import { JoiningSteps } from "../components/joining-steps.tsx";
import { joiningHolderNames, joiningHolders } from "../joining-holders.ts";
import { joinActions } from "../server/join-actions.server.ts";
import type { Route } from "./+types/join-page";

const title = "Give through ScholarSetu";
const purpose = "Ask to join as a donor or as a company with its CSR.";

export function loader({ url }: Route.LoaderArgs) {
  return { holder: url.searchParams.get("as") === "csr" ? "company" : undefined };
}

export const action = joinActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/join" });

export default function JoinPage({ loaderData, actionData }: Route.ComponentProps) {
  const { field, summary, onInput } = useForm("start", actionData, loaderData);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="wrap grid max-w-[46rem] gap-6 pb-16">
      <PageHead title={title} lead={purpose} />
      <JoiningSteps current={0} />
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={actionData} />
      )}
      <Form method="post" className="stack [--gap:1.25rem]" noValidate onInput={onInput}>
        <RadioField
          field={field("holder")}
          label="Who asks?"
          required
          choices={joiningHolderNames.map((value) => ({ value, label: joiningHolders[value].label }))}
        />
        <TextField
          field={field("email")}
          label="Your e-mail address"
          hint="We send a code to it. It is also your sign-in later; use an address of your organisation if you have one."
          type="email"
          autoComplete="email"
          required
        />
        <FormButtons>
          <Button kind="go" name="intent" value="start" busy={isSending && "Sending…"}>
            Send me the code
          </Button>
        </FormButtons>
      </Form>
      <p className="small muted">
        Have at hand: the PAN, the registration number or CIN, and a certificate as a photo or PDF. It takes
        about five minutes.
      </p>
    </div>
  );
}
