import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { FormDialog } from "../components/form-dialog.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { UserFields } from "../components/user-form.tsx";
import { readOnce } from "../lists/section-address.ts";
import { findDependents } from "../server/users/find-dependents.server.ts";
import { getUser } from "../server/users/get-user.server.ts";
import { userActions } from "../server/users/user-actions.server.ts";
import type { Route } from "./+types/user-page";

const list = "/admin/user-management";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const user = await getUser(actor, params.userId);
  const once = readOnce(url);
  const dependents = once.opens === "delete" ? await findDependents(actor, "user", user.id) : null;
  return { user, once, dependents };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = userActions.action;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "User",
    description: "One insured person, with policies and history.",
    path: `${list}/${params.userId}`,
    indexed: false,
  });

const said: Record<string, string> = { saved: "The changes are saved.", restored: "The user is back." };

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, once } = loaderData;
  return (
    <>
      <ItemFrame
        back={{ href: list, label: "User Management" }}
        title={user.name}
        badge={
          <StatusBadge status={user.status}>{user.status === "active" ? "Active" : "Expired"}</StatusBadge>
        }
        sentence={once.done ? said[once.done] : undefined}
        answer={actionData}
        facts={[
          { term: "Email", value: user.email },
          { term: "Phone", value: `+91 ${user.phone}` },
          { term: "Plan", value: user.planName },
          { term: "Location", value: user.location },
          { term: "Aadhaar", value: user.aadhaar },
          { term: "Joined", value: user.joinedOn },
          { term: "Covered until", value: user.coveredUntilText },
        ]}
        editHref={`${list}/${user.id}?edit=1`}
        canDelete
        dependents={loaderData.dependents}
        href={`${list}/${user.id}`}
        isDeleted={user.isDeleted}
        history={user.history}
      >
        <Panel title="Policies">
          {user.policies.length > 0 ? (
            <DataTable
              caption="Policies"
              columns={[
                {
                  id: "card",
                  head: "Card number",
                  kind: "key",
                  cell: (row) => <Anchor href={`/admin/policy-cards/${row.id}`}>{row.cardNumber}</Anchor>,
                },
                { id: "until", head: "Valid to", kind: "date", cell: (row) => row.until },
              ]}
              rows={user.policies}
              rowKey={(row) => row.id}
            />
          ) : (
            <p className="panel__body muted">No policy is linked to this user.</p>
          )}
        </Panel>
      </ItemFrame>
      <FormDialog
        key={`${user.revision}${once.opens}`}
        id="edit"
        title="Edit User"
        intent="edit"
        submit="Save"
        open={once.opens === "edit"}
        cancelHref={`${list}/${user.id}`}
        answer={actionData}
        hidden={{ revision: user.revision }}
        defaults={{
          name: user.name,
          email: user.email,
          phone: user.phone,
          plan: user.plan,
          location: user.location,
          coveredUntil: user.coveredUntil,
        }}
      >
        {(field) => <UserFields field={field} isNew={false} />}
      </FormDialog>
    </>
  );
}
