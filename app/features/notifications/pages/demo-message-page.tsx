import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { formatDateTime } from "#app/core/clock.ts";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { fileSizeText } from "#app/ui/fields/file-size.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { LinkedText } from "../components/linked-text.tsx";
import { ChannelBadge, MessageStatusBadge } from "../components/message-badges.tsx";
import { channelWords } from "../message-lane.ts";
import { demoMessageActions } from "../server/demo/demo-message-actions.server.ts";
import { getDemoMessage } from "../server/demo/get-demo-message.server.ts";
import type { Route } from "./+types/demo-message-page";

const title = "One message";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title,
    description: "A message this demo has sent.",
    path: `/demo/inbox/${params.id}`,
    indexed: false,
  });

export async function loader({ params, url }: Route.LoaderArgs) {
  const message = await getDemoMessage(params.id);
  return {
    message,
    when: formatDateTime(new Date(message.createdAt)),
    hasReplied: url.searchParams.get("done") === "replied",
  };
}

export const action = demoMessageActions.action;

export default function DemoMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, when, hasReplied } = loaderData;
  const problem = problemOf(actionData);
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
        title={
          message.channel === "email" ? message.summary : `${channelWords[message.channel]} to ${message.to}`
        }
        back={{ href: "/demo/inbox", label: "Demo inbox" }}
        badges={
          <>
            <ChannelBadge channel={message.channel} />
            <MessageStatusBadge status={message.status} />
          </>
        }
      />
      {problem && <Alert tone="bad">{problem}</Alert>}
      {hasReplied && !problem && <Alert tone="ok">The reply was sent, as from this phone.</Alert>}
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
        {message.action && (
          <p className="mt-4">
            <LinkButton href={message.action.link} kind="go">
              {message.action.label}
            </LinkButton>
          </p>
        )}
      </Panel>
      {message.channel === "whatsapp" && (
        <Panel title="Reply from this phone" padded>
          <Form method="post" className="stack max-w-[24rem]">
            <input type="hidden" name="intent" value="reply" />
            <TextField
              field={fieldOf("words")}
              label="Words"
              hint="STOP ends the messages, START begins them again."
              required
              maxLength={200}
            />
            <Button kind="quiet">Send the reply</Button>
          </Form>
        </Panel>
      )}
    </div>
  );
}
