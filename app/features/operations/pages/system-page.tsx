import RefreshCw from "lucide-react/icons/refresh-cw";
import { redirect } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { DeadLetters } from "../components/dead-letters.tsx";
import { GatewayPanel } from "../components/gateway-panel.tsx";
import { QueuePanel } from "../components/queue-panel.tsx";
import { BackupBox, DatabaseBox, KeyBox, ProcessBox } from "../components/system-facts.tsx";
import { WaitingMessages } from "../components/waiting-messages.tsx";
import { readSystem } from "../server/read-system.server.ts";
import { takeSystemStep } from "../server/take-system-step.server.ts";
import type { Route } from "./+types/system-page";

const here = "/admin/system";

const doneWords = {
  retried: (count: number) => `${count} messages are being tried again.`,
  given_up: (count: number) => `${count} messages were dropped.`,
  rerun: (count: number) => `${count} jobs run again.`,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const system = await readSystem(await getActor(context));
  const did = url.searchParams.get("did") ?? "";
  const count = Number(url.searchParams.get("count")) || 0;
  const done = did in doneWords ? doneWords[did as keyof typeof doneWords](count) : null;
  return { system, done };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { did, count } = await takeSystemStep(await getActor(context), request);
  return redirect(`${here}?did=${did}&count=${count}`);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "System",
    description: "Queues, gateways, failed messages and jobs, database, backup and keys.",
    path: here,
    indexed: false,
  });

export default function SystemPage({ loaderData: { system, done } }: Route.ComponentProps) {
  const down = system.gateways.filter(({ health }) => health !== "working");
  return (
    <>
      <PageHead title="System" lead={`Read ${system.readAt}`}>
        <LinkButton kind="quiet" size="sm" icon={RefreshCw} href={here}>
          Read again
        </LinkButton>
      </PageHead>
      {done && <Alert tone="ok">{done}</Alert>}
      {down.map(({ name, health, lastCode }) => (
        <Alert
          key={name}
          tone="warn"
          title={`${name} ${health === "down" ? "does not answer" : "fails often"}.`}
        >
          Last error: {lastCode}. Messages that could not go wait below, and none is lost.
        </Alert>
      ))}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <QueuePanel queues={system.queues} idleQueues={system.idleQueues} />
        <GatewayPanel gateways={system.gateways} />
      </div>
      <WaitingMessages messages={system.messages} />
      <DeadLetters letters={system.letters} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <DatabaseBox database={system.database} />
        <ProcessBox processes={system.processes} />
        <BackupBox backup={system.backup} />
        <KeyBox keys={system.keys} seal={system.seal} />
      </div>
    </>
  );
}
