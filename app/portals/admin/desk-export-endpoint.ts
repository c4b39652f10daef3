import { redirect } from "react-router";
import { notFound } from "#app/core/requests/errors.ts";
import { assistedList, lateList } from "#app/features/applications/views/desk-application-lists.ts";
import { matterList } from "#app/features/helpdesk/matter-list.ts";
import { erasureList } from "#app/features/identity/staff/erasure-list.ts";
import { sessionList } from "#app/features/identity/staff/session-list.ts";
import { staffList } from "#app/features/identity/staff/staff-list.ts";
import { deskScholarshipList } from "#app/features/scholarships/lists/desk-scholarship-list.ts";
import type { Route } from "./+types/desk-export-endpoint";

const lists = [
  staffList,
  sessionList,
  erasureList,
  matterList,
  deskScholarshipList,
  assistedList,
  lateList,
] as const;

/** Where the files of these lists lay until each moved beside its page. */
export function loader({ url, params }: Route.LoaderArgs) {
  const list = lists.find(({ name }) => name === params.list);
  if (!list) throw notFound("There is no such list.");
  return redirect(`${list.path}/export${url.search}`, 308);
}
