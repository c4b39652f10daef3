import { readSetting } from "#app/db/settings.server.ts";
import { type SecondPersonRules, secondPersonRulesSchema } from "../../staff/second-person-rules.ts";

/** What the operator set; the defaults where nothing, or nothing usable, is stored. */
export async function readSecondPersonRules(): Promise<SecondPersonRules> {
  const stored = secondPersonRulesSchema.safeParse((await readSetting("second_person")) ?? {});
  return stored.success ? stored.data : secondPersonRulesSchema.parse({});
}
