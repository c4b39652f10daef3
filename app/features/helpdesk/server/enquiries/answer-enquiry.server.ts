import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound, unauthenticated } from "#app/core/requests/errors.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import { languageOfWords, quoteWords } from "#app/core/words/language-of-words.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { enquiryAnswer } from "#app/db/schema/helpdesk-enquiries.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { enquiryNumber } from "../../enquiry-number.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { changeEnquiry } from "./change-enquiry.server.ts";
import { openEnquiryPart, sealAnswer } from "./enquiry-envelope.server.ts";
import { savedAnswers } from "./saved-answers.server.ts";

const subjects = {
  en: "Our answer to your message",
  te: "మీ సందేశానికి మా జవాబు",
  hi: "आपके संदेश का हमारा जवाब",
} as const;

/** Keeps the answer and sends it to whoever wrote, in one transaction. */
export async function answerEnquiry(
  actor: Actor,
  input: {
    enquiryId: string;
    revision: number;
    sentence?: string | null | undefined;
    answer?: string | undefined;
  },
): Promise<void> {
  enquiryPermissions.assertCan(actor, "enquiry.work_desk");
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  await inTransaction(async (tx) => {
    const { sentence = null, answer = "" } = input;
    const row = await changeEnquiry(tx, actor, input, "answer");
    const to = openEnquiryPart(row.id, "email_encrypted", row.emailEncrypted);
    if (to === null) throw notFound("There is no such enquiry.");
    const answerId = newId();
    await tx.insert(enquiryAnswer).values({
      id: answerId,
      enquiryId: row.id,
      userId,
      sentence,
      textEncrypted: sealAnswer(answerId, answer),
      createdAt: now(),
    });
    const language = isLanguage(row.language) ? row.language : "en";
    // What was chosen is in the writer's language, what was typed in the desk's: apart, and named.
    const typed = answer && languageOfWords(answer) !== language ? quoteWords(answer, language) : answer;
    const message = [savedAnswers.in(language, sentence), typed].filter(Boolean).join("\n\n");
    await queueMessage(tx, {
      channel: "email",
      template: "generic",
      language,
      to,
      variables: { title: `${subjects[language]} (${enquiryNumber(row)})`, message },
      dedupeKey: `enquiry-answer:${answerId}`,
      subjectId: row.id,
    });
  });
}
