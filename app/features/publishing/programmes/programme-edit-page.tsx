import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { ProgrammeForm } from "#app/features/giving/components/programme-form.tsx";
import { giverAddresses } from "#app/features/giving/giver-addresses.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/programme-edit-page";
import { getOwnProgramme } from "./get-own-programme.server.ts";
import { programmeEditActions } from "./own-programme-actions.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const { programme, isCompany } = giverAddresses(actor.role);
  const { title, defaults, applicants } = await getOwnProgramme(actor, params.programmeId);
  return { title, defaults, applicants, isCompany, back: programme(params.programmeId) };
}

export const action = programmeEditActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Change the program",
    description: "Words, amount, seats and rules of one of your programs.",
    path: "/donor",
    indexed: false,
  });

export default function ProgrammeEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, defaults, applicants, isCompany, back } = loaderData;
  return (
    <div className="wrap pb-12 [--wrap:44rem]">
      <PageHead title="Change the program" lead={title} back={{ href: back, label: title }} />
      <ProgrammeForm
        defaults={defaults}
        answer={actionData}
        back={back}
        isCompany={isCompany}
        change={
          applicants === 0
            ? "Nobody has applied yet: everything you change holds at once."
            : `Name and text change at once. ${applicants} have applied by the amount, seats and rules as they are: another one needs the desk’s yes, and it reads your reason.`
        }
      />
    </div>
  );
}
