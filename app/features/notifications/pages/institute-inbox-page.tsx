import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { InboxPanel } from "../components/inbox-panel.tsx";
import { inboxActions } from "../server/bell/inbox-actions.server.ts";
import { readInbox } from "../server/bell/read-inbox.server.ts";
import type { Route } from "./+types/institute-inbox-page";

const here = "/institute/inbox";

export async function loader({ url, context }: Route.LoaderArgs) {
  return readInbox(await getActor(context), url);
}

export const action = inboxActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "What waits for you",
    description: "What the system and your colleagues tell you.",
    path: here,
    indexed: false,
  });

/** What is under the bell of a member of an institute. */
export default function InstituteInboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead title="What waits for you" lead="What the system and your colleagues tell you." />
      <InboxPanel
        {...loaderData}
        comes="Work that is due, and comments in which you are mentioned, come here."
      />
    </div>
  );
}
