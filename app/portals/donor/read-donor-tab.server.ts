import { formatDateTime } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { DonorTab } from "#app/core/portals/donor-tabs.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { donationList } from "#app/features/giving/donation-list.ts";
import { listDonations } from "#app/features/giving/server/donations/list-donations.server.ts";
import { findDonorSettings } from "#app/features/giving/server/find-donor-settings.server.ts";
import { findFollowedDonation } from "#app/features/giving/server/impact/find-followed-donation.server.ts";
import { listSupportedStudents } from "#app/features/giving/server/impact/list-supported-students.server.ts";
import { readDonorAnalytics } from "#app/features/giving/server/impact/read-donor-analytics.server.ts";
import { readGiverFlow } from "#app/features/giving/server/impact/read-giver-flow.server.ts";
import { listProgrammes } from "#app/features/giving/server/programmes/list-programmes.server.ts";
import { supportedStudentList } from "#app/features/giving/student-list.ts";
import { notificationList } from "#app/features/notifications/notification-list.ts";
import { listNotifications } from "#app/features/notifications/server/bell/list-notifications.server.ts";

/** What the open tab shows; the others are not read. */
export async function readDonorTab(actor: Actor, tab: DonorTab, url: URL) {
  switch (tab) {
    case "dashboard": {
      const query = donationList.read("/donor");
      const [flow, recent, followed] = await Promise.all([
        readGiverFlow(actor),
        listDonations(actor, query),
        findFollowedDonation(actor),
      ]);
      return { tab, flow, followed, recent: recent.rows.slice(0, 3), total: recent.total ?? 0 };
    }
    case "donations":
      return { tab, ...(await readDonations(actor, url)) };
    case "programs":
      return { tab, programmes: await listProgrammes(actor) };
    case "students":
      return { tab, ...(await readStudents(actor, url)) };
    case "analytics":
      // L48: the figures stand beside the line of money they are made of.
      return {
        tab,
        figures: await readDonorAnalytics(actor),
        flow: await readGiverFlow(actor),
        followed: await findFollowedDonation(actor),
      };
    case "settings":
      return { tab, settings: await findDonorSettings(actor) };
    case "notifications": {
      const page = await listNotifications(actor, parseListQuery(notificationList, url.href));
      return {
        tab,
        rows: page.rows.map((row) => ({ ...row, at: formatDateTime(new Date(row.createdAt)) })),
      };
    }
  }
}

async function readDonations(actor: Actor, url: URL) {
  const query = donationList.read(url);
  const page = await listDonations(actor, query);
  const exported = new URL(query.toUrl(), url.origin);
  exported.searchParams.delete("tab");
  return {
    rows: page.rows,
    view: donationList.view(query, page),
    exportHref: `${donationList.path}/export${exported.search}`,
  };
}

async function readStudents(actor: Actor, url: URL) {
  const query = supportedStudentList.read(url);
  const page = await listSupportedStudents(actor, query);
  return {
    rows: page.rows,
    total: page.total,
    progress: query.filters.progress[0] ?? "",
    previousHref: page.previous ? query.toUrl({ cursor: page.previous }) : null,
    nextHref: page.next ? query.toUrl({ cursor: page.next }) : null,
  };
}
