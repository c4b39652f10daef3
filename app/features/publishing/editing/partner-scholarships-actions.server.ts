import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { judgePartnerScholarship } from "../server/judge-partner-scholarship.server.ts";

const judge = (approve: boolean) =>
  button({
    schema: textFields("scholarship", "reason"),
    run: ({ actor }, { scholarship, reason }) =>
      judgePartnerScholarship(actor, scholarship, { approve, reason }),
    next: "/admin/partnerships/scholarships",
  });

/** The desk's yes or no to a new partner's first scholarship. */
export const partnerScholarshipsActions = defineActions({ approve: judge(true), return: judge(false) });
