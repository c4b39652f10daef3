import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { ProgressBar } from "#app/ui/charts/progress-bar.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ItemFrame } from "../components/item-frame.tsx";
import { getCampaign } from "../server/campaigns/get-campaign.server.ts";
import type { Route } from "./+types/campaign-page";

const list = "/admin/notifications";
const LOOK_AGAIN_MS = 3000;

export async function loader({ params, context }: Route.LoaderArgs) {
  return getCampaign(await getActor(context), params.campaignId);
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Notification",
    description: "One message to many: how far it is, and what came of it.",
    path: `${list}/${params.campaignId}`,
    indexed: false,
  });

export default function CampaignPage({ loaderData: campaign }: Route.ComponentProps) {
  const isSending = campaign.status === "sending";
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
  return (
    <ItemFrame
      back={{ href: list, label: "Notifications" }}
      title={campaign.title}
      lead={campaign.at}
      badge={
        <StatusBadge status={isSending ? "processing" : "completed"}>
          {isSending ? "Sending" : "Sent"}
        </StatusBadge>
      }
      facts={[
        { term: "Type", value: campaign.type },
        { term: "Audience", value: campaign.audience },
        { term: "Priority", value: campaign.priority },
        ...(campaign.finishedAt ? [{ term: "Finished", value: campaign.finishedAt }] : []),
      ]}
      history={campaign.history}
    >
      {isSending && (
        <ProgressBar
          label="Handed to the outbox"
          value={campaign.sent}
          max={campaign.recipients}
          text={`${formatCount(campaign.sent)} of ${formatCount(campaign.recipients)}`}
        />
      )}
      <StatTiles
        tiles={[
          { label: "Sent", value: formatCount(campaign.sent) },
          { label: "Delivered", value: formatCount(campaign.delivered) },
          { label: "Opened", value: formatCount(campaign.opened) },
          { label: "Clicked", value: formatCount(campaign.clicked) },
        ]}
      />
      <Panel title="Message" padded>
        <p className="whitespace-pre-line max-w-(--measure)">{campaign.message}</p>
      </Panel>
    </ItemFrame>
  );
}
