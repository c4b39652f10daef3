import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { DeleteBar, deleteTick } from "../components/delete-bar.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { UserFields } from "../components/user-form.tsx";
import { insurancePermissions } from "../insurance-permissions.ts";
import { planNames } from "../insurance-plans.ts";
import { userList } from "../lists/insurance-lists.ts";
import { type ListFrame, listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
import { listUsers, type UserLine } from "../server/users/user-rows.server.ts";
import { usersActions } from "../server/users/users-actions.server.ts";
import type { Route } from "./+types/users-page";

const here = "/admin/user-management";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = parseListQuery(userList, url);
  const page = await listUsers(actor, query);
  const frame = listFrame(url, userList, query, page, {
    plan: planNames,
    status: { active: "Active", expired: "Expired" },
  });
  return {
    rows: page.rows,
    cards: page.cards,
    frame,
    once: readOnce(url),
    formKey: newFormKey(),
    mayKeep: insurancePermissions.can(actor, "insurance.keep_users"),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = usersActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "User Management",
    description: "Everybody who is insured: plan, status, place and contact.",
    path: here,
    indexed: false,
  });

const said = {
  added: "User added successfully!",
  deleted: "The user was deleted.",
  restored: "The user is back.",
};

export default function UsersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, cards, frame, once, formKey, mayKeep } = loaderData;
  return (
    <SectionFrame
      frame={frame}
      once={once}
      said={said}
      stats={[
        { label: "Total Users", value: formatCount(cards.total) },
        { label: "Active", value: formatCount(cards.active) },
        { label: "Expired", value: formatCount(cards.expired) },
        { label: "New This Month", value: formatCount(cards.newThisMonth) },
      ]}
      searchLabel="Name, place, whole e-mail or phone"
      deleted="user"
      noun="user"
      isEmpty={rows.length === 0}
      bar={mayKeep && <DeleteBar kind="user" answer={actionData} key={rows[0]?.id} />}
      add={{
        label: "Add User",
        formKey,
        answer: actionData,
        fields: (field) => <UserFields field={field} isNew />,
      }}
    >
      <DataTable
        caption="Users"
        columns={mayKeep ? [tick, ...columnsOf(frame)] : columnsOf(frame)}
        rows={rows}
        rowKey={(row) => row.id}
      />
    </SectionFrame>
  );
}

const tick = deleteTick<UserLine>(({ name }) => name);

const columnsOf = ({ heads }: ListFrame): Column<UserLine>[] => [
  {
    id: "user",
    head: "User",
    kind: "key",
    sort: heads.name,
    cell: (row) => (
      <>
        <Anchor href={`${here}/${row.id}`}>{row.name}</Anchor>
        <small>{row.email}</small>
        <small className="num">{row.phone}</small>
      </>
    ),
  },
  { id: "plan", head: "Plan", cell: (row) => row.plan },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) => (
      <StatusBadge status={row.status}>{row.status === "active" ? "Active" : "Expired"}</StatusBadge>
    ),
  },
  { id: "location", head: "Location", cell: (row) => row.location },
  { id: "joined", head: "Joined", kind: "date", sort: heads.joined, cell: (row) => row.joinedOn },
  {
    id: "actions",
    head: "Actions",
    kind: "actions",
    cell: (row) => <RowActions href={`${here}/${row.id}`} name={row.name} />,
  },
];
