import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import ListFilter from "lucide-react/icons/list-filter";
import Plus from "lucide-react/icons/plus";
import ReceiptText from "lucide-react/icons/receipt-text";
import Undo2 from "lucide-react/icons/undo-2";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyApplications from "#app/ui/art/empty-applications.svg";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchInput } from "#app/ui/fields/search-input.tsx";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { RowLink } from "#app/ui/pictures/icon-button.tsx";
import { applicationMachine, pendingStatuses } from "../rules/application-status.ts";
import type { ApplicationLine } from "../views/application-view.ts";
import type { ApplicationsTabView } from "../views/applications-tab-view.ts";
import { applyPath } from "../views/apply-view.ts";
import { useLineNote } from "./application-lines.tsx";

/** Scholarship, provider, amount, applied date, status, actions; Filter and Export (spec 1, My Applications). */
export function ApplicationsTab({ data }: { data: ApplicationsTabView }) {
  const t = useTranslations("student");
  const statuses = useTranslations("tracking.statuses");
  const language = useLocale() as Language;
  const note = useLineNote();
  const nameOf = (line: ApplicationLine) => line.scholarship ?? t("assisted");
  return (
    <Panel title={t("tabs.applications")} tools={<Tools data={data} />}>
      {data.rows.length === 0 ? (
        <EmptyState
          picture={emptyApplications}
          title={data.isNarrowed ? t("nothingFound") : t("noApplications")}
        >
          <p>{data.isNarrowed ? t("nothingFoundText") : t("noApplicationsText")}</p>
          <LinkButton href="/apply">{t("newApplication")}</LinkButton>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("tabs.applications")}
          rows={[...data.rows]}
          rowKey={({ number }) => number}
          columns={[
            {
              id: "scholarship",
              head: t("columns.scholarship"),
              kind: "key",
              cell: (line) => (
                <>
                  <Anchor className="strong" href={`/applications/${line.number}`}>
                    {nameOf(line)}
                  </Anchor>
                  <small className="num">{line.number}</small>
                </>
              ),
            },
            {
              id: "provider",
              head: t("columns.provider"),
              cell: (line) => <span lang="en">{line.provider}</span>,
            },
            { id: "amount", head: t("columns.amount"), cell: (line) => line.amount },
            {
              id: "applied",
              head: t("columns.applied"),
              kind: "date",
              cell: (line) => line.appliedAt && formatDate(new Date(line.appliedAt), language),
            },
            {
              id: "status",
              head: t("columns.status"),
              kind: "status",
              cell: (line) => (
                <>
                  <StatusBadge status={line.status}>{statuses(line.status)}</StatusBadge>
                  <span className="small muted block">{note(line)}</span>
                </>
              ),
            },
            {
              id: "actions",
              head: t("columns.actions"),
              kind: "actions",
              cell: (line) => <Actions line={line} name={nameOf(line)} />,
            },
          ]}
        />
      )}
      {(data.nextHref || data.previousHref) && (
        <Pagination
          range={data.total ?? ""}
          previousHref={data.previousHref ?? undefined}
          nextHref={data.nextHref ?? undefined}
        />
      )}
    </Panel>
  );
}

function Tools({ data }: { data: ApplicationsTabView }) {
  const t = useTranslations("student");
  const statuses = useTranslations("tracking.statuses");
  return (
    <>
      <Form method="get" role="search" className="row grow [--gap:0.5rem]">
        <input type="hidden" name="tab" value="applications" />
        <SearchInput name="q" defaultValue={data.search} placeholder={t("search")} aria-label={t("search")} />
        <select
          className="select w-auto max-w-full"
          name="status"
          defaultValue={data.status}
          aria-label={t("statusFilter")}
        >
          <option value="">{t("all")}</option>
          {applicationMachine.stateNames.map((status) => (
            <option key={status} value={status}>
              {statuses(status)}
            </option>
          ))}
        </select>
        <Button kind="quiet" size="sm" icon={ListFilter}>
          {t("filter")}
        </Button>
      </Form>
      <LinkButton kind="quiet" size="sm" icon={Download} href={data.exportHref} plain>
        {t("export")}
      </LinkButton>
      <LinkButton size="sm" icon={Plus} href="/apply">
        {t("newApplication")}
      </LinkButton>
    </>
  );
}

/** View, continue, answer, withdraw, receipt: what this one allows. */
function Actions({ line, name }: { line: ApplicationLine; name: string }) {
  const t = useTranslations("student.actions");
  const next = useTranslations("student.next");
  const { number, status } = line;
  const page = `/applications/${number}`;
  return (
    <>
      {/* L27: what waits for her is said in words. */}
      {status === "draft" && (
        <LinkButton kind="quiet" size="sm" href={applyPath({ number })}>
          {next("draft")} <span className="vh">{name}</span>
        </LinkButton>
      )}
      {status === "action_needed" && (
        <LinkButton size="sm" href={`${page}#fix`}>
          {next("fix")} <span className="vh">{name}</span>
        </LinkButton>
      )}
      <RowLink icon={Eye} label={t("view", { name })} href={page} />
      {line.appliedAt && (
        <RowLink icon={ReceiptText} label={t("receipt", { name })} href={`${page}/receipt`} />
      )}
      {(status === "draft" || pendingStatuses.includes(status)) && (
        <RowLink icon={Undo2} label={t("withdraw", { name })} href={`${page}#withdraw`} />
      )}
    </>
  );
}
