import { formatDateTime } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { totalText } from "#app/core/lists/total-text.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { MessageTable } from "../components/message-table.tsx";
import { demoMessageList } from "../demo-message-list.ts";
import { listDemoMessages } from "../server/demo/list-demo-messages.server.ts";
import type { Route } from "./+types/demo-inbox-page";

const title = "Demo inbox";
const purpose = "Every SMS, e-mail and WhatsApp message this demo has sent. Nothing leaves this computer.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description: purpose, path: "/demo/inbox", indexed: false });

export async function loader({ url }: Route.LoaderArgs) {
  const query = parseListQuery(demoMessageList, url);
  const page = await listDemoMessages(query);
  return {
    rows: page.rows.map((row) => ({ ...row, when: formatDateTime(new Date(row.createdAt)) })),
    total: page.total,
    notes: query.notes,
    search: query.search,
    channel: query.filters.channel[0] ?? "",
    isNarrowed: query.isNarrowed,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : undefined,
    // A search is read forwards only; from further on, the way back is its first page.
    previousHref: page.previous
      ? query.toUrl({ cursor: page.previous })
      : query.cursor
        ? query.toUrl({ cursor: null })
        : undefined,
  };
}

export default function DemoInboxPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, notes, search, channel, isNarrowed, nextHref, previousHref } = loaderData;
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead title={title} lead={purpose} />
      <FilterBar
        action="/demo/inbox"
        searchName="q"
        searchLabel="Search by receiver or words"
        searchValue={search}
        active={channel ? 1 : 0}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
        }}
      >
        <SelectField
          field={{
            id: "channel",
            name: "channel",
            errorId: "channel-error",
            descriptionId: "channel-hint",
            initialValue: channel,
          }}
          label="Channel"
          placeholder="All channels"
          choices={[
            { value: "sms", label: "SMS" },
            { value: "email", label: "E-mail" },
            { value: "whatsapp", label: "WhatsApp" },
          ]}
        />
      </FilterBar>
      {notes.map((note) => (
        <Alert key={note} tone="info">
          {note}
        </Alert>
      ))}
      {rows.length === 0 ? (
        <EmptyState title={isNarrowed ? "No message matches" : "No message yet"} level={2}>
          <p>
            {isNarrowed
              ? "Try other words, or look at all messages."
              : "Ask for a login code, and it appears here within a second."}
          </p>
          <LinkButton kind="quiet" href={isNarrowed ? "/demo/inbox" : "/login"}>
            {isNarrowed ? "Show all messages" : "Go to login"}
          </LinkButton>
        </EmptyState>
      ) : (
        <Panel
          title="Messages, newest first"
          foot={
            <Pagination
              range={total === null ? `${rows.length} found here` : `${rows.length} of ${totalText(total)}`}
              nextHref={nextHref}
              previousHref={previousHref}
            />
          }
        >
          <MessageTable rows={rows} />
        </Panel>
      )}
    </div>
  );
}
