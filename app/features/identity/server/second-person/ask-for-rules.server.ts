import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { type SecondPersonRules, secondPersonRuleWords } from "../../staff/second-person-rules.ts";
import { askSecondPerson } from "./ask-second-person.server.ts";
import { readSecondPersonRules } from "./read-second-person-rules.server.ts";

/** Who could change the rules alone would need nobody else any more: a matter of two people, too. */
export async function askForRules(
  actor: Actor,
  { rules, reason }: { readonly rules: SecondPersonRules; readonly reason: string },
): Promise<string | null> {
  securityPermissions.assertCan(actor, "security.change_rules");
  const before = await readSecondPersonRules();
  const changed = (Object.keys(before) as (keyof SecondPersonRules)[]).filter(
    (name) => before[name] !== rules[name],
  );
  if (changed.length === 0) return null;
  const lines = changed.map((name) => `${secondPersonRuleWords[name]}: ${before[name]} → ${rules[name]}`);
  return inTransaction((tx) =>
    askSecondPerson(tx, actor, {
      kind: "second_person.rules",
      subject: "setting:second_person",
      title: lines.join("; "),
      payload: rules,
      reason,
      waitHours: before.staffWaitHours,
    }),
  );
}
