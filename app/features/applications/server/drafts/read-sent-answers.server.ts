import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { paperMessages } from "../../messages/paper.messages.server.ts";
import type { SentSection } from "../../sent-answers.ts";
import { getApplicationRow } from "../lists/application-row.server.ts";
import { listAttached } from "../papers/list-attached.server.ts";
import { findScholarshipFacts } from "./find-scholarship-facts.server.ts";
import { listSentAnswers } from "./list-sent-answers.server.ts";

/** P8: she can read what she submitted at any time. */
export async function readSentAnswers(actor: Actor, number: string): Promise<SentSection[]> {
  const { row, access } = await getApplicationRow(number);
  applicationPermissions.assertCan(actor, "application.read", access);
  await assertWithin(actor, "application", row.id);
  if (!row.submittedAt) throw conflict(paperMessages[actor.language].tooEarly, "wrong_state");
  const scholarship = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  return listSentAnswers(row, { scholarship, documents: await listAttached(row.id) }, actor.language);
}
