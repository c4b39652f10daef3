import { eq } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import type { ApprovalMatter } from "../approvals/approval-matters.server.ts";
import { askForApproval } from "../approvals/ask-for-approval.server.ts";
import { isWeaker, ruleInWords, type TwoPeopleRule, twoPeopleRuleOf } from "../approvals/two-people-rule.ts";
import { givingPermissions } from "../giving-permissions.ts";
import { openOrganisation } from "../server/open-organisation.server.ts";
import { listMoneyPeople } from "./list-money-people.server.ts";
import type { TwoPeopleForm } from "./team-forms.ts";

/** From which amount two people are needed. Nobody lowers the guard alone: a weaker rule is itself a matter of two. */
export async function changeTwoPeople(
  actor: Actor,
  { when, limit }: TwoPeopleForm,
): Promise<{ isWaiting: boolean }> {
  const rule: TwoPeopleRule = {
    fromPaise: when === "never" ? null : when === "above" ? (limit ?? 0) : 0,
  };
  return inTransaction(async (tx) => {
    const { id, settings } = await openOrganisation(actor, tx);
    givingPermissions.assertCan(actor, "giving.manage_team", { organisationId: id });
    const before = twoPeopleRuleOf(settings);
    const people = await listMoneyPeople(tx, id);
    const isWaiting = people.length >= 2 && isWeaker(rule, before);
    if (!isWaiting) {
      await writeRule(tx, actor, id, rule);
      return { isWaiting };
    }
    await askForApproval(tx, actor, {
      organisationId: id,
      kind: "team.two_people",
      subject: `organisation:${id}`,
      title: `${ruleInWords(rule)} (now: ${ruleInWords(before).toLowerCase()})`,
      payload: rule,
    });
    return { isWaiting };
  });
}

async function writeRule(tx: Tx, actor: Actor, id: string, rule: TwoPeopleRule): Promise<void> {
  const [row] = await tx.select().from(organisation).where(eq(organisation.id, id)).for("update");
  if (!row) return;
  await tx
    .update(organisation)
    .set({ settings: { ...row.settings, twoPeople: rule }, updatedAt: now() })
    .where(eq(organisation.id, id));
  await writeAudit(tx, {
    chain: `organisation:${id}`,
    actor,
    event: "team.two_people_changed",
    from: ruleInWords(twoPeopleRuleOf(row.settings)),
    to: ruleInWords(rule),
  });
}

const keptRule = z.object({ fromPaise: z.int().nonnegative().nullable() });

/** The colleague's part of it. */
export const twoPeopleMatter: ApprovalMatter = {
  label: "Rule of two people",
  look: async (_id, payload) => ({
    facts: [{ term: "From now on", value: ruleInWords(keptRule.parse(payload)) }],
    files: [],
  }),
  run: (tx, actor, { subjectId, payload }) => writeRule(tx, actor, subjectId, keptRule.parse(payload)),
};
