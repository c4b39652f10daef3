import { istDate } from "#app/core/clock.ts";
import { csrTab } from "#app/core/portals/csr-tabs.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { complianceScore, csrChecklist } from "#app/features/csr/csr-checklist.ts";
import { csrFormsOf } from "#app/features/csr/csr-form-rights.ts";
import { csrPicture } from "#app/features/csr/csr-picture.ts";
import type { CsrHeadView, CsrTabData } from "#app/features/csr/csr-view.ts";
import { readCsrPrograms } from "#app/features/csr/server/programmes/read-csr-programs.server.ts";
import { readCsrBooks } from "#app/features/csr/server/reports/read-csr-books.server.ts";
import { csrTasks } from "#app/features/csr/work/csr-tasks.ts";
import { waitingLines } from "#app/features/giving/approvals/waiting-lines.server.ts";
import { givingPermissions } from "#app/features/giving/giving-permissions.ts";
import { pledgeTasks } from "#app/features/giving/work/pledge-tasks.server.ts";
import { countUnread } from "#app/features/notifications/server/bell/count-unread.server.ts";
import { readCsrTab } from "./read-csr-tab.server.ts";

/** The head, and only what the open tab shows; every figure from the company's rows. */
export async function readCsrPortal(
  actor: Actor,
  url: URL,
): Promise<{ head: CsrHeadView; data: CsrTabData }> {
  const tab = csrTab(url.searchParams.get("tab"));
  const [books, unread] = await Promise.all([readCsrBooks(actor), countUnread(actor)]);
  const picture = csrPicture(books, istDate());
  const items = csrChecklist(books, picture);
  const state = { actor, url, books, picture, items };
  const data = tab === "programs" ? await readCsrPrograms(state) : await readCsrTab(tab, state);
  return {
    head: {
      name: books.company.name,
      csrId: books.company.csrId,
      compliance: complianceScore(items),
      spent: picture.spent,
      unread,
      waiting: {
        count: books.waiting?.count ?? 0,
        lines: waitingLines(actor, books.waiting?.rows ?? []),
        tasks: [
          ...pledgeTasks(actor, books.pledges ?? []),
          ...csrTasks(books, items, picture.today, {
            forms: csrFormsOf(actor),
            mayAddPapers: givingPermissions.can(actor, "giving.keep_papers", {
              organisationId: actor.organisationId ?? null,
            }),
          }),
        ],
      },
    },
    data,
  };
}
