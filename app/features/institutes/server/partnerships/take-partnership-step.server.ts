import { redirect } from "react-router";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { errorsIn } from "#app/core/words/said-in.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { partnershipStep } from "../../forms/partnership-steps.ts";
import { partnershipSentences } from "../../messages/partnership-sentences.ts";
import { partnershipPath } from "../../partnership-view.ts";
import { takePartnershipFiles } from "../partnership-files/take-partnership-files.server.ts";
import { mailPartnershipLink } from "./mail-partnership-link.server.ts";
import { partnershipAnswers } from "./partnership-answers.server.ts";
import { partnershipLink } from "./partnership-link.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";
import { savePartnership } from "./save-partnership.server.ts";
import { submitPartnership } from "./submit-partnership.server.ts";

/** What the page says when it stays where it is; a redirect otherwise. */
export interface PartnershipAnswer {
  readonly errors: Readonly<Record<string, string>>;
  readonly note: "mailed" | "no_address" | null;
  readonly key: string;
}

/** One press of a button in the wizard: save first, always; then go where the button says. */
export async function takePartnershipStep(
  actor: Actor,
  request: Request,
  address: string,
): Promise<PartnershipAnswer | Response> {
  const received = await receiveUpload(request);
  const { formData } = received;
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === "string" ? value : "";
  };
  const step = partnershipStep(text("step"));
  const intent = text("intent");
  const goesTo = partnershipStep(intent === "next" ? step + 1 : intent === "previous" ? step - 1 : step);
  const given = partnershipLink.idOf(text("draft")) ? text("draft") : null;
  // Sent already, in another window: what there is to see stands on its own page.
  if (given && (await partnershipRow.reach(given)).status !== "draft") {
    return redirect(`/institute/apply/${given}`);
  }
  const fields = Object.fromEntries(
    [...formData].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const { key } = await savePartnership(actor, { key: given, fields, step: goesTo, address });
  const errors = await takePartnershipFiles(actor, key, received, address);
  if (Object.keys(errors).length > 0) return { errors, note: null, key };
  if (intent === "mail_link") {
    const isMailed = await mailPartnershipLink(actor, key, address);
    return { errors: {}, note: isMailed ? "mailed" : "no_address", key };
  }
  if (intent === "submit") return submit(actor, key, formData);
  if (step === 1 && intent === "next") await mailOnce(actor, key, address);
  return redirect(partnershipPath({ key, step: goesTo }));
}

/** Who comes past the first step gets the link without asking; a full limit is no reason to stop them. */
async function mailOnce(actor: Actor, key: string, address: string): Promise<void> {
  const row = await partnershipRow.reach(key);
  if (!partnershipAnswers.open(row).contactEmail) return;
  try {
    await mailPartnershipLink(actor, key, address);
  } catch (error) {
    if (!isProblem(error) || error.status !== 429) throw error;
  }
}

async function submit(actor: Actor, key: string, formData: FormData): Promise<PartnershipAnswer | Response> {
  try {
    await submitPartnership(actor, key, {
      agreeTerms: formData.get("agreeTerms") === "on",
      agreePartnership: formData.get("agreePartnership") === "on",
    });
  } catch (error) {
    if (!isProblem(error) || error.status !== 422) throw error;
    const found = Object.entries(error.fieldErrors ?? {}).map(([field, [first = ""]]) => [field, first]);
    const errors: Record<string, string> = Object.fromEntries(found);
    return { errors: errorsIn(errors, actor.language, partnershipSentences), note: null, key };
  }
  return redirect(`/institute/apply/${key}?sent=1`);
}
