import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { DeleteBar, deleteTick } from "../components/delete-bar.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { UserFields } from "../components/user-form.tsx";
import { insurancePermissions } from "../insurance-permissions.ts";
import { userColumns } from "../lists/columns/user-columns.ts";
import { userList } from "../lists/insurance-lists.ts";
import { listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
import { listUsers, type UserLine } from "../server/users/user-rows.server.ts";
import { usersActions } from "../server/users/users-actions.server.ts";
import type { Route } from "./+types/users-page";

const here = "/admin/user-management";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = userList.read(url);
  const page = await listUsers(actor, query);
  const frame = listFrame(url, userList, query, page);
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
      <ListTable
        caption="Users"
        columns={userColumns}
        rows={rows}
        cells={cells}
        sorts={{ user: frame.heads.name, joined: frame.heads.joined }}
        tick={mayKeep && tick}
        actions={actions}
      />
    </SectionFrame>
  );
}

const tick = deleteTick<UserLine>(({ name }) => name);

const cells = {
  user: (row: UserLine) => (
    <>
      <Anchor href={`${here}/${row.id}`}>{row.name}</Anchor>
      <small>{row.email}</small>
      <small className="num">{row.phone}</small>
    </>
  ),
  status: (row: UserLine) => <StatusBadge status={row.status}>{userColumns.status.text(row)}</StatusBadge>,
};

const actions = (row: UserLine) => <RowActions href={`${here}/${row.id}`} name={row.name} />;
