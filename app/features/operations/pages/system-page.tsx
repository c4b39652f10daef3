import RefreshCw from "lucide-react/icons/refresh-cw";
import { Form } from "react-router";
import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DeadLetterList } from "../components/dead-letter-list.tsx";
import { GatewayPanel } from "../components/gateway-panel.tsx";
import { OutagePanel } from "../components/outage-panel.tsx";
import { QueuePanel } from "../components/queue-panel.tsx";
import { BackupBox, DatabaseBox, KeyBox, ProcessBox } from "../components/system-facts.tsx";
import { WaitingMessages } from "../components/waiting-messages.tsx";
import { readSystem } from "../server/read-system.server.ts";
import { systemActions } from "../server/system-actions.server.ts";
import { systemDoneText } from "../system-done.ts";
import type { Route } from "./+types/system-page";

const here = "/admin/system";

export async function loader({ url, context }: Route.LoaderArgs) {
  const system = await readSystem(await getActor(context));
  const count = Number(url.searchParams.get("count")) || 0;
  return { system, done: systemDoneText(url.searchParams.get("done"), count) };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = systemActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "System",
    description: "Queues, gateways, failed messages and jobs, database, backup and keys.",
    path: here,
    indexed: false,
  });

export default function SystemPage({ loaderData: { system, done }, actionData }: Route.ComponentProps) {
  const down = system.gateways.filter(({ health }) => health !== "working");
  return (
    <>
      <div className="head row">
        <h1>System</h1>
        <p className="small muted max-lg:order-last max-lg:w-full">Read {system.readAt}</p>
        <div className="row [--gap:0.5rem] lg:ms-auto">
          <LinkButton kind="quiet" size="sm" icon={RefreshCw} href={here}>
            Read again
          </LinkButton>
          <LinkButton kind="danger" size="sm" href="#outage">
            Announce an outage…
          </LinkButton>
        </div>
      </div>
      {done && <Said>{done}</Said>}
      {actionData && actionData.form !== "announce" && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {down.map(({ name, health, lastCode }) => (
        <Alert
          key={name}
          tone="warn"
          title={`${name} ${health === "down" ? "does not answer" : "fails often"}.`}
        >
          Last error: {lastCode}. Messages that could not go wait below, and none is lost.
          <Form method="post" className="mt-2">
            <input type="hidden" name="gateway" value={name} />
            <Button size="sm" kind="quiet" name="intent" value="tell-desks">
              Tell the desks
            </Button>
          </Form>
        </Alert>
      ))}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <QueuePanel queues={system.queues} idleQueues={system.idleQueues} />
        <GatewayPanel gateways={system.gateways} />
      </div>
      <WaitingMessages messages={system.messages} />
      <DeadLetterList letters={system.letters} />
      <div id="outage">
        <OutagePanel notice={system.notice} answer={actionData} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <DatabaseBox database={system.database} />
        <ProcessBox processes={system.processes} />
        <BackupBox backup={system.backup} />
        <KeyBox keys={system.keys} seal={system.seal} />
      </div>
    </>
  );
}
