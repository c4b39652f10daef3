import { formatRelative, istDate } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { paise } from "#app/core/money.ts";
import type { CsrTab } from "#app/core/portals/csr-tabs.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { plannedFor, programmeProgress } from "#app/features/csr/csr-books.ts";
import { complianceScore } from "#app/features/csr/csr-checklist.ts";
import { lastPeriod, periodOf } from "#app/features/csr/csr-periods.ts";
import { csrProgrammeRow } from "#app/features/csr/csr-programme-row.ts";
import type { CsrState } from "#app/features/csr/csr-state.ts";
import type { CsrData, CsrTabData } from "#app/features/csr/csr-view.ts";
import { readCsrImpact } from "#app/features/csr/server/read-csr-impact.server.ts";
import { readWhatIf } from "#app/features/csr/server/read-what-if.server.ts";
import { donationList } from "#app/features/giving/donation-list.ts";
import { listDonations } from "#app/features/giving/server/donations/list-donations.server.ts";
import { notificationList } from "#app/features/notifications/notification-list.ts";
import { listNotifications } from "#app/features/notifications/server/bell/list-notifications.server.ts";

export async function readCsrTab(tab: Exclude<CsrTab, "programs">, state: CsrState): Promise<CsrTabData> {
  switch (tab) {
    case "dashboard":
      return readDashboard(state);
    case "compliance":
      return readCompliance(state);
    case "impact":
      return readCsrImpact(state);
    case "budget":
      return readBudget(state);
    case "settings":
      return { tab, company: state.books.company };
  }
}

async function readDashboard({ actor, books, picture, items }: CsrState): Promise<CsrData<"dashboard">> {
  const told = await listNotifications(actor, parseListQuery(notificationList, "/"));
  return {
    tab: "dashboard",
    budget: books.company.budget,
    educationPercent: books.company.educationPercent,
    educationTarget: picture.educationTarget,
    educationSpent: picture.educationSpent,
    students: books.programmes.reduce((sum, one) => sum + programmeProgress(books, one).students, 0),
    completed: books.programmes.filter(({ status }) => status === "completed").length,
    label: picture.label,
    active: books.programmes
      .filter(({ status }) => status === "active")
      .map((one) => csrProgrammeRow(books, one, picture.today)),
    items,
    notifications: told.rows
      .slice(0, 6)
      .map((row) => ({ ...row, ago: formatRelative(new Date(row.createdAt)) })),
  };
}

function readCompliance({ books, picture, items }: CsrState): CsrData<"compliance"> {
  const { today } = picture;
  return {
    tab: "compliance",
    label: picture.label,
    year: picture.year,
    today,
    timeGone: picture.timeGone,
    score: complianceScore(items),
    items,
    current: picture.current,
    educationPercent: books.company.educationPercent,
    educationTarget: picture.educationTarget,
    educationSpent: picture.educationSpent,
    openDuties: picture.openDuties,
    accounts: picture.accounts,
    transfers: books.transfers,
    record: picture.record,
    reports: [
      lastPeriod("monthly", today),
      lastPeriod("quarterly", today),
      lastPeriod("annual", today),
      { ...periodOf("annual", today), label: `${picture.label} so far` },
    ],
  };
}

async function readBudget({ actor, url, books, picture }: CsrState): Promise<CsrData<"budget">> {
  const wanted = Number(url.searchParams.get("year"));
  return {
    tab: "budget",
    year: picture.year,
    label: picture.label,
    firstOpenYear: picture.current.duty.missing[0] ?? picture.year - 1,
    edited: books.years.find((record) => record.year === wanted) ?? null,
    records: books.years.filter(({ figures }) => figures !== null).toReversed(),
    years: [...picture.earlier, picture.current].toReversed().slice(0, 6),
    comparison: picture.comparison,
    budget: books.company.budget,
    planned: paise(
      books.programmes
        .filter(({ status }) => status === "active")
        .reduce((sum, one) => sum + plannedFor(one, picture.year), 0),
    ),
    whatIf: await readWhatIf(url, istDate()),
    payments: await readPayments(actor, url),
  };
}

async function readPayments(actor: Actor, url: URL): Promise<CsrData<"budget">["payments"]> {
  // Only where the list stands: "year" is another question on this tab.
  const cursor = url.searchParams.get("cursor");
  const query = donationList.read(`/csr?tab=budget${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`);
  const page = await listDonations(actor, query);
  return {
    rows: page.rows,
    total: page.total ?? 0,
    previousHref: page.previous && query.toUrl({ cursor: page.previous }),
    nextHref: page.next && query.toUrl({ cursor: page.next }),
    exportHref: "/csr/funding/export",
  };
}
