import { findDeskList } from "#app/core/desk-lists.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { readKeptViews } from "#app/features/identity/lists/read-kept-views.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { readListMails } from "./read-list-mails.server.ts";

/** The lists that come by mail, and which view can be sent to whom; `wanted` is the view one came from. */
export async function readMailChoices(actor: Actor, wanted: string | null) {
  const [{ mails, people }, { views }] = await Promise.all([
    readListMails.ofActor(actor),
    readKeptViews(actor),
  ]);
  return {
    mails,
    chosen: views.find(({ id }) => id === wanted)?.id ?? "",
    views: views.map(({ id, name, list }) => ({
      value: id,
      label: `${findDeskList(list)?.title ?? list}: ${name}`,
    })),
    people: reportPermissions.can(actor, "report.mail_others")
      ? people.map(({ userId, name }) => ({ value: userId, label: name }))
      : [],
  };
}
