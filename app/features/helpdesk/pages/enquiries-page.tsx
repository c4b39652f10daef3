import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { ManyNews } from "#app/ui/lists/many-news.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { EnquiriesBar, enquiriesForm } from "../components/enquiries-bar.tsx";
import { EnquiryPanel, type EnquiryPanelData } from "../components/enquiry-panel.tsx";
import { enquiryBadges } from "../enquiry-badges.ts";
import { enquiryColumns } from "../enquiry-columns.ts";
import type { EnquiryLine } from "../enquiry-line.ts";
import { enquiryList } from "../enquiry-list.ts";
import { enquiryPermissions } from "../enquiry-permissions.ts";
import { enquiriesActions } from "../server/enquiries/enquiries-actions.server.ts";
import { listEnquiries } from "../server/enquiries/list-enquiries.server.ts";
import { savedAnswers } from "../server/enquiries/saved-answers.server.ts";
import type { Route } from "./+types/enquiries-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = enquiryList.read(url);
  const actor = await getActor(context);
  const page = await listEnquiries(actor, query);
  return {
    rows: page.rows,
    view: enquiryList.view(query, page),
    saved: savedAnswers.list(),
    mayWork: enquiryPermissions.can(actor, "enquiry.work_desk"),
  };
}

export const action = enquiriesActions.action;
/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Enquiries",
    description: "What people wrote to the help desk, with number and clock.",
    path: enquiryList.path,
    indexed: false,
  });

const tick = tickColumn<EnquiryLine>({
  form: enquiriesForm,
  name: "ids",
  about: ({ status, name, number }) => (status === "closed" ? null : `${name}, ${number}`),
  value: ({ id, revision }) => `${id}:${revision}`,
});

const cells = {
  enquiry: (row: EnquiryLine) => (
    <>
      <Anchor href={`${enquiryList.path}/${row.id}`}>{row.name}</Anchor>
      <small className="num">{row.number}</small>
    </>
  ),
  due: (row: EnquiryLine) => (row.clock ? <DueTime clock={row.clock} /> : row.replyBy),
  status: (row: EnquiryLine) => (
    <StatusBadge status={enquiryBadges[row.status]}>{row.statusLabel}</StatusBadge>
  ),
};

export default function EnquiriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null;
  const { rows, view, saved, mayWork } = loaderData;
  return (
    <DeskList
      news={<ManyNews answer={answer} />}
      bar={mayWork && <EnquiriesBar key={`${rows[0]?.id}${rows.length}`} saved={saved} answer={answer} />}
      title="Enquiries"
      lead="Every message has a number and is answered within 2 office hours."
      view={view}
      placeholder="Number, name, e-mail or phone"
      rowsTitle="Messages"
      empty={{
        picture: emptyInbox,
        title: "Nobody has written yet",
        words: "What comes by the contact form is here.",
        noMatch: "No enquiry matches",
      }}
    >
      <ListTable
        caption="Enquiries"
        columns={enquiryColumns}
        rows={rows}
        cells={cells}
        tick={mayWork && tick}
        more={(loaded: EnquiryPanelData) => <EnquiryPanel {...loaded} />}
      />
    </DeskList>
  );
}
