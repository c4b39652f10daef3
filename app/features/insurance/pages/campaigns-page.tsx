import Eye from "lucide-react/icons/eye";
import Send from "lucide-react/icons/send";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { compactCount, formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { useDesk } from "#app/features/identity/components/desk-open.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { RowLink } from "#app/ui/pictures/icon-button.tsx";
import { CampaignFields } from "../components/campaign-form.tsx";
import { CampaignPreview } from "../components/campaign-preview.tsx";
import { SectionFrame } from "../components/section-frame.tsx";
import { campaignColumns } from "../lists/columns/campaign-columns.ts";
import { campaignList } from "../lists/insurance-lists.ts";
import { listFrame } from "../lists/list-frame.ts";
import { readOnce } from "../lists/section-address.ts";
import {
  type CampaignLine,
  countCampaigns,
  listCampaigns,
} from "../server/campaigns/campaign-rows.server.ts";
import { campaignsActions } from "../server/campaigns/campaigns-actions.server.ts";
import type { Route } from "./+types/campaigns-page";

const here = "/admin/notifications";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const query = campaignList.read(url);
  const [page, stats] = await Promise.all([listCampaigns(actor, query), countCampaigns(actor)]);
  const frame = listFrame(url, campaignList, query, page);
  return { rows: page.rows, stats, frame, once: readOnce(url), formKey: newFormKey() };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = campaignsActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Notifications",
    description: "Messages to users and agents: sent, delivered, opened and clicked.",
    path: here,
    indexed: false,
  });

export default function CampaignsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, stats, frame, once, formKey } = loaderData;
  const unread = useDesk().badges["/admin/inbox"] ?? 0;
  return (
    <SectionFrame
      frame={frame}
      once={once}
      // I19: the menu counts what is unread under the bell; its line leads there from here.
      before={
        unread > 0 && (
          <p className="small">
            <Anchor href="/admin/inbox">
              {unread === 1
                ? "1 message to you is unread"
                : `${formatCount(unread)} messages to you are unread`}
            </Anchor>
          </p>
        )
      }
      said={{ sent: "Notification sent successfully!" }}
      stats={[
        { label: "Total Sent", value: compactCount(stats.sent) },
        { label: "Delivered", value: compactCount(stats.delivered) },
        { label: "Opened", value: compactCount(stats.opened) },
        { label: "Click Rate", value: `${stats.clickRate}%` },
      ]}
      searchLabel="Title or message"
      noun="notification"
      isEmpty={rows.length === 0}
      add={{
        label: "Send Notification",
        icon: Send,
        busy: "Sending…",
        isOpen: Boolean(actionData),
        formKey,
        answer: actionData,
        also: ["preview", "test"],
        defaults: { type: "renewal", audience: "all_users", priority: "medium" },
        extra: (
          <CampaignPreview
            preview={actionData?.shown?.preview ?? null}
            isTested={actionData?.shown?.isTested ?? false}
          />
        ),
        fields: (field) => <CampaignFields field={field} />,
      }}
    >
      <ListTable
        caption="Notifications"
        columns={campaignColumns}
        rows={rows}
        cells={cells}
        sorts={{ title: frame.heads.date }}
        actions={actions}
      />
    </SectionFrame>
  );
}

const cells = {
  title: (row: CampaignLine) => (
    <>
      <Anchor href={`${here}/${row.id}`}>{row.title}</Anchor>
      <small>{row.message}</small>
    </>
  ),
  sent: (row: CampaignLine) =>
    row.status === "sent"
      ? formatCount(row.sent)
      : `${formatCount(row.sent)} of ${formatCount(row.recipients)}`,
  opened: (row: CampaignLine) => formatCount(row.opened),
  priority: (row: CampaignLine) => <StatusBadge status={row.priority}>{row.priorityLabel}</StatusBadge>,
};

const actions = (row: CampaignLine) => (
  <RowLink icon={Eye} label={`View ${row.title}`} href={`${here}/${row.id}`} />
);
