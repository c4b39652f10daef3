import { Form, useNavigation } from "react-router";
import { formKeyField, newFormKey } from "#app/core/forms/form-key.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { giverAddresses } from "../giver-addresses.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { newDonationActions } from "../server/donations/new-donation-actions.server.ts";
import { findDonorSettings } from "../server/find-donor-settings.server.ts";
import { listProgrammes } from "../server/programmes/list-programmes.server.ts";
import type { Route } from "./+types/new-donation-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const [programmes, settings] = await Promise.all([listProgrammes(actor), findDonorSettings(actor)]);
  const { isCompany, newDonation, back } = giverAddresses(actor.role);
  const choices = programmes
    .filter(({ canFund, isOwn }) => canFund && (isOwn || !isCompany))
    .map(({ id, title }) => ({ value: id, label: title }));
  const wanted = url.searchParams.get("programme") ?? "";
  const isOwn = programmes.some((one) => one.id === wanted && one.isOwn);
  return {
    title: isCompany ? "Fund awards" : "New Donation",
    path: newDonation,
    back: isCompany && isOwn ? { ...back, href: `${back.href}&program=${wanted}` } : back,
    formKey: newFormKey(),
    mayGive: givingPermissions.can(actor, "giving.give", {
      organisationId: actor.organisationId ?? null,
      isOpen: true,
    }),
    choices,
    placeholder: isCompany ? "Choose one of your scholarships" : "Choose a program or the general fund",
    hint: isCompany
      ? "Your own scholarships: what they pay out to students stands in your CSR figures by itself."
      : undefined,
    pan: settings.pan,
    defaults: {
      programmeId: choices.some(({ value }) => value === wanted) ? wanted : "",
      donorName: settings.name,
      address: settings.address,
    },
  };
}

export const action = newDonationActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "New Donation",
    description: "Give to a program or to the general fund.",
    path: loaderData?.path ?? "/donor/donations/new",
    indexed: false,
  });

export default function NewDonationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { field, summary, onInput } = useForm("donation", actionData, loaderData.defaults);
  const isLive = useIsLive();
  const isSending = useNavigation().state === "submitting";
  return (
    <div className="wrap pb-12 [--wrap:40rem]">
      <PageHead
        title={loaderData.title}
        lead="You see where every rupee goes. The receipt is there as soon as the payment has come."
        back={loaderData.back}
      />
      {loaderData.mayGive ? (
        <Form method="post" className="stack [--gap:1.5rem]" noValidate={isLive} onInput={onInput}>
          <input type="hidden" name={formKeyField} value={loaderData.formKey} />
          <FormSummary errors={summary} answer={actionData} />
          <SelectField
            field={field("programmeId", { required: true })}
            label="Give for"
            placeholder={loaderData.placeholder}
            hint={loaderData.hint}
            choices={loaderData.choices}
          />
          <MoneyField
            field={field("amount", { required: true })}
            label="Amount"
            hint="At least ₹100. You may write 50,000 or 2 lakh."
          />
          <TextField
            field={field("donorName", { required: true, maxLength: 120 })}
            label="Name on the receipt"
          />
          <TextField
            field={field("address", { required: true, maxLength: 200 })}
            label="Address on the receipt"
          />
          <TextField
            field={field("pan")}
            label="PAN"
            required={loaderData.pan === null}
            hint={
              loaderData.pan
                ? `We have ${loaderData.pan}. Leave it empty to use it.`
                : "For the receipt and the statement of donations. It is kept encrypted."
            }
            autoComplete="off"
            autoCapitalize="characters"
            width="w-10"
          />
          <FormButtons>
            <Button kind="go" name="intent" value="donation" busy={isSending && "One moment…"}>
              Go to payment
            </Button>
            <LinkButton kind="text" href={loaderData.back.href}>
              Cancel
            </LinkButton>
          </FormButtons>
        </Form>
      ) : (
        <p className="muted">In your team an owner or finance gives money. You see every donation here.</p>
      )}
    </div>
  );
}
