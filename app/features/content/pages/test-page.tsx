import { data } from "react-router";
import { now } from "#app/core/clock.ts";
import { parseForm } from "#app/core/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { clientAddressContext } from "#app/core/request-context.ts";
import { throttle } from "#app/features/identity/server/throttle.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { TrialFormFields } from "../components/trial-form-fields.tsx";
import { trialFormSchema } from "../forms/trial-form.ts";
import type { Route } from "./+types/test-page";

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await parseForm(request, trialFormSchema, { maxBytes: 16 * 1024 });
  if (!parsed.value) return data({ reply: parsed.reply(), message: null, at: 0 }, { status: 422 });
  await throttle.take([{ name: "public-form-address", who: context.get(clientAddressContext) }]);
  return data({ reply: null, message: "Form submitted successfully!", at: now().getTime() });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Personal Details",
    description: "A short form with personal details, to try how our forms behave before you register.",
    path: "/test",
  });

export default function TestPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <div className="max-w-[44rem]">
        <PageHead
          title="Personal Details"
          lead="A form to try. What you send is looked through and forgotten: nothing of it is kept."
        />
        <TrialFormFields answer={actionData} />
      </div>
    </div>
  );
}
