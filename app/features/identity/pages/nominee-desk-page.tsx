import { Form } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { nomineeProofs, nomineeProofWords, nomineeWishes, nomineeWishWords } from "../rules/nominee-act.ts";
import { getNominee } from "../server/nominees/get-nominee.server.ts";
import { nomineeDeskActions } from "../server/nominees/nominee-desk-actions.server.ts";
import type { Route } from "./+types/nominee-desk-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const nominee = await getNominee(await getActor(context), params.nomineeId);
  return { nominee, isSaid: url.searchParams.get("done") === "asked" };
}

export const action = nomineeDeskActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Nominee",
    description: "Somebody who acts for somebody.",
    path: `/admin/security-roles/nominees/${params.nomineeId}`,
    indexed: false,
  });

/** I7c: what the settings promise a nominee, done by two people of the desk. */
export default function NomineeDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { nominee, isSaid } = loaderData;
  const { summary } = useForm("ask", actionData);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        back={{ href: "/admin/enquiries", label: "Enquiries" }}
        title={`Acting for ${nominee.namedBy}`}
        lead={`${nominee.name}, ${nominee.relation}`}
      />
      {isSaid && (
        <Said>
          The others are told, and so is whoever named this person. One of the others can agree under “Second
          person” after three days.
        </Said>
      )}
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={actionData} />
      )}
      <Facts
        facts={[
          { term: "Named by", value: nominee.namedBy },
          { term: "Named on", value: nominee.namedOn },
          ...(nominee.phone ? [{ term: "Phone", value: nominee.phone }] : []),
          ...(nominee.email ? [{ term: "E-mail", value: nominee.email }] : []),
        ]}
      />
      <Panel title="What they ask for" padded>
        {nominee.isAsked ? (
          <p>
            A second person has been asked:{" "}
            <Anchor href="/admin/security-roles/second-person">Second person</Anchor>.
          </p>
        ) : nominee.mayAsk ? (
          <AskForm answer={actionData} />
        ) : (
          <p>Your role reads this and does not act on it.</p>
        )}
      </Panel>
    </div>
  );
}

function AskForm({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  const { field, onInput } = useForm("ask", answer);
  return (
    <Form method="post" className="stack max-w-[40rem]" noValidate onInput={onInput}>
      <RadioField
        field={field("wish")}
        label="They want"
        required
        choices={nomineeWishes.map((value) => ({ value, label: nomineeWishWords[value] }))}
      />
      <SelectField
        field={field("proof")}
        label="Proof you have seen"
        required
        placeholder="Please choose"
        choices={nomineeProofs.map((value) => ({ value, label: nomineeProofWords[value] }))}
      />
      <CheckboxField
        field={field("called")}
        label="I rang the number or wrote to the address above, and it is they who ask."
        required
      />
      <TextareaField
        field={field("text")}
        label="What you looked at, for the second person"
        hint="Nothing personal: it goes into the others’ mail."
        required
        rows={2}
      />
      <p className="small muted">
        Whoever named them is told now and has three days to remove them. Then a second person agrees: the
        copy goes out by a code to the contact above, the erasure is done at once and cannot be undone.
      </p>
      <FormButtons>
        <Button name="intent" value="ask">
          Ask a second person
        </Button>
      </FormButtons>
    </Form>
  );
}
