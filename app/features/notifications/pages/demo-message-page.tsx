import Download from "lucide-react/icons/download";
import { formatDateTime } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { fileSizeText } from "#app/ui/file-size.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { LinkedText } from "../components/linked-text.tsx";
import { ChannelBadge, MessageStatusBadge } from "../components/message-badges.tsx";
import { getDemoMessage } from "../server/get-demo-message.server.ts";
import type { Route } from "./+types/demo-message-page";

const title = "One message";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title,
    description: "An SMS or e-mail this demo has sent.",
    path: `/demo/inbox/${params.id}`,
    indexed: false,
  });

export async function loader({ params }: Route.LoaderArgs) {
  const message = await getDemoMessage(params.id);
  return {
    message,
    when: formatDateTime(new Date(message.createdAt)),
  };
}

export default function DemoMessagePage({ loaderData }: Route.ComponentProps) {
  const { message, when } = loaderData;
  const facts = [
    { term: "To", value: message.to },
    { term: "When", value: when },
    { term: "Template", value: `${message.template} (${message.language})` },
    { term: "Tries", value: message.attempts },
    ...(message.errorCode ? [{ term: "Last error", value: message.errorCode }] : []),
  ];
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead
        title={message.channel === "email" ? message.summary : `SMS to ${message.to}`}
        back={{ href: "/demo/inbox", label: "Demo inbox" }}
        badges={
          <>
            <ChannelBadge channel={message.channel} />
            <MessageStatusBadge status={message.status} />
          </>
        }
      />
      <Facts facts={facts} />
      {message.files.length > 0 && (
        <Panel title="Files" padded>
          <ul className="row">
            {message.files.map(({ name, bytes }, place) => (
              <li key={name}>
                <LinkButton
                  plain
                  kind="quiet"
                  size="sm"
                  icon={Download}
                  href={`/demo/inbox/${message.id}/files/${place}`}
                >
                  {name} ({fileSizeText(bytes)})
                </LinkButton>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {message.html !== null && (
        <Panel title="As it looks">
          {/* Sandboxed: whatever a mail holds, it can neither run nor navigate anything here. */}
          <iframe
            title="The e-mail as it looks"
            src={`/demo/inbox/${message.id}/letter`}
            sandbox=""
            width="100%"
            height={460}
          />
        </Panel>
      )}
      <Panel title={message.html === null ? "Text" : "As plain text"} padded>
        <p className="whitespace-pre-wrap break-words" lang={message.language}>
          <LinkedText text={message.text} />
        </p>
      </Panel>
    </div>
  );
}
