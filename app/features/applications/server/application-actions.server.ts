import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, invalid } from "#app/core/requests/errors.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { type RefusalCode, refusalText } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { UploadRefused } from "#app/features/documents/upload-refusal.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import { answerDefect } from "./checks/answer-defect.server.ts";
import { askMoreTime } from "./checks/ask-more-time.server.ts";
import { appealDecision } from "./decisions/appeal-decision.server.ts";
import { withdrawApplication } from "./decisions/withdraw-application.server.ts";
import { getApplicationRow } from "./lists/application-row.server.ts";
import { sendMessage } from "./send-message.server.ts";

/** Back to the page it was pressed on: her own, or her helper's. */
const said =
  (say: string) =>
  ({ actor, param }: Press) => ({
    to: `/${actor.helper ? "helping" : "applications"}/${param("number")}`,
    say,
  });

const idOf = async ({ param }: Press) => (await getApplicationRow(param("number"))).row.id;

/** Of these buttons a helper has two: the new paper, and more time for it. */
function assertHerself({ actor }: Press): void {
  if (actor.helper) throw badRequest();
}

const textSchema = plainText({ max: 2000, multiline: true });
const words = (verb: (actor: Actor, id: string, text: string) => Promise<unknown>, say: string) =>
  button({
    schema: textFields("text"),
    async run(press, { text }) {
      const { actor } = press;
      assertHerself(press);
      const id = await idOf(press);
      const parsed = textSchema.safeParse(text);
      if (!parsed.success) throw invalid({ text: [trackingMessages[actor.language].textProblem] });
      await verb(actor, id, parsed.data);
    },
    next: said(say),
  });

/** The buttons of the application's page. */
export const applicationActions = defineActions(
  {
    mend: button({
      schema: textFields("check", "document"),
      run: mend,
      next: (press, refused) => (refused ? { errors: { file: [refused] } } : said("fixed")(press)),
    }),
    more_time: button({
      run: async (press) => askMoreTime(press.actor, await idOf(press)),
      next: said("moreTimeDone"),
    }),
    withdraw: button({
      async run(press) {
        assertHerself(press);
        await withdrawApplication(press.actor, await idOf(press));
      },
      next: said("withdrawn"),
    }),
    appeal: words(appealDecision, "appealSent"),
    message: words(sendMessage, "messageSent"),
  },
  {
    read: (request) => receiveUpload(request, { maxFiles: 1 }),
    fieldsOnly: true,
  },
);

/** A file sent now, or the paper that has just come from DigiLocker; says what is wrong with it. */
async function mend(
  press: Press,
  sent: { check: string; document: string },
  form: FormData,
): Promise<string | null> {
  const { actor, refusals } = press;
  const id = await idOf(press);
  if (refusals?.file) return refusalText(refusals.file as RefusalCode, actor.language);
  const file = form.get("file");
  const paper = file instanceof File ? file : isId(sent.document) ? { documentId: sent.document } : null;
  if (!paper) return trackingMessages[actor.language].fileProblem;
  try {
    await answerDefect(actor, id, sent.check, paper);
    return null;
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    return refusalText(error.refusal, actor.language);
  }
}
