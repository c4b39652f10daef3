import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { giverAddresses } from "../giver-addresses.ts";
import type { Route } from "./+types/team-page";
import { InviteForm } from "./invite-form.tsx";
import { MemberRow } from "./member-row.tsx";
import { readTeam } from "./read-team.server.ts";
import { teamActions } from "./team-actions.server.ts";
import { TwoPeoplePanel } from "./two-people-panel.tsx";

const doneWords: Readonly<Record<string, string>> = {
  invited: "The invitation is on its way by mail. It opens for 14 days.",
  role: "The role is changed. It holds from their next click on.",
  ended: "Removed. Their sign-in no longer opens your organisation.",
  two_people: "The rule is changed. It holds from now on.",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const at = giverAddresses(actor.role);
  return {
    team: await readTeam(actor),
    path: at.team,
    approvalsHref: at.approvals,
    back: { href: at.settings, label: "Settings" },
    done: doneWords[url.searchParams.get("done") ?? ""] ?? null,
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = teamActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Team",
    description: "Who signs in for your organisation, and as what.",
    path: loaderData?.path ?? "/",
    indexed: false,
  });

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { team, back, done, approvalsHref } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title="Team"
        lead={`Who signs in for ${team.name}, and as what. Each person has an own sign-in with a second factor.`}
        back={back}
      />
      {actionData && !["invite", "two_people"].includes(actionData.form) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {done && !actionData && <Said>{done}</Said>}
      <Panel title="People">
        <ul id="team">
          {team.members.map((member) => (
            <MemberRow key={member.id} member={member} isOwner={team.isOwner} />
          ))}
        </ul>
      </Panel>
      {team.isOwner && <InviteForm answer={actionData} />}
      <TwoPeoplePanel
        rule={team.rule}
        isOwner={team.isOwner}
        approvalsHref={approvalsHref}
        answer={actionData}
      />
      {team.history.length > 0 && (
        <Panel title="History" padded>
          <ol className="stack [--gap:0.5rem]">
            {team.history.map(({ id, words, at }) => (
              <li key={id}>
                {words} <small className="muted">{at}</small>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  );
}
