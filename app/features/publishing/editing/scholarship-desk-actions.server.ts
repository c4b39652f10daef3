import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { confirmFacts } from "#app/features/scholarships/server/facts/confirm-facts.server.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { importDeskFile } from "../server/import-desk-file.server.ts";
import { judgePartnerScholarship } from "../server/judge-partner-scholarship.server.ts";
import { moveAndTell, type PublicMove } from "../server/move-and-tell.server.ts";

const row = z.object({ id: z.uuid("Reload the page and try again.") });
const done = { to: "/admin/scholarships?done" };

const move = (event: Exclude<PublicMove["event"], "extend">) =>
  button({ schema: row, run: ({ actor }, { id }) => moveAndTell(actor, id, { event }), next: done });

const takeFile = (dryRun: boolean) =>
  button({
    schema: z.object({ file: z.unknown().optional(), source: z.string().optional() }),
    run: ({ actor }, { file, source }) => importDeskFile(actor, file, { source, dryRun }),
    next: (_press, report) => ({ show: { report, isDry: dryRun } }),
  });

/** The buttons of the scholarship desk. */
export const scholarshipDeskActions = defineActions(
  {
    try: takeFile(true),
    import: takeFile(false),
    publish: button({ schema: row, run: ({ actor }, { id }) => publishScholarship(actor, id), next: done }),
    close: move("close"),
    reopen: move("reopen"),
    pause: move("pause"),
    resume: move("resume"),
    approve: button({
      schema: row,
      run: ({ actor }, { id }) => judgePartnerScholarship(actor, id, { approve: true, reason: "" }),
      next: done,
    }),
    return: button({
      schema: row.extend({ reason: plainText({ max: 500, required: "Write what has to change." }) }),
      run: ({ actor }, { id, reason }) => judgePartnerScholarship(actor, id, { approve: false, reason }),
      next: done,
    }),
    confirm: button({ schema: row, run: ({ actor }, { id }) => confirmFacts(actor, id), next: done }),
  },
  { maxBytes: 6 * 1024 * 1024 },
);
