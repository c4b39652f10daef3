import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import type { RefusalCode } from "#app/features/documents/messages/upload-messages.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { partnershipStep } from "../../forms/partnership-steps.ts";
import { partnershipSentences } from "../../messages/partnership-sentences.ts";
import { partnershipPath } from "../../partnership-view.ts";
import { takePartnershipFiles } from "../partnership-files/take-partnership-files.server.ts";
import { mailPartnershipLink } from "./mail-partnership-link.server.ts";
import { mailPartnershipLinkOnce } from "./mail-partnership-link-once.server.ts";
import { partnershipLink } from "./partnership-link.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";
import { savePartnership } from "./save-partnership.server.ts";
import { submitPartnership } from "./submit-partnership.server.ts";

type Kept = { readonly key: string; readonly step: number; readonly errors: FieldErrors };

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
const draftOf = (form: FormData) => {
  const key = text(form, "draft");
  return partnershipLink.idOf(key) ? key : null;
};
const shows = (key: string, note: "mailed" | "no_address" | null = null) => ({ show: { key, note } });

/** Every button saves first, always: the answers, then the papers that came along. */
async function keep(press: Press, form: FormData, by: 1 | 0 | -1): Promise<Kept> {
  const { actor, clientAddress: address, refusals = {} } = press;
  const step = partnershipStep(partnershipStep(text(form, "step")) + by);
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const { key } = await savePartnership(actor, { key: draftOf(form), fields, step, address });
  const received = { formData: form, refusals: refusals as Record<string, RefusalCode> };
  const found = await takePartnershipFiles(actor, key, received, address);
  return {
    key,
    step,
    errors: Object.fromEntries(Object.entries(found).map(([name, said]) => [name, [said]])),
  };
}

const isWhole = ({ errors }: Kept) => Object.keys(errors).length === 0;
const goOn = (_press: Press, kept: Kept) =>
  isWhole(kept)
    ? partnershipPath({ key: kept.key, step: kept.step })
    : { ...shows(kept.key), errors: kept.errors };

const stepBy = (by: 0 | -1) => button({ run: (press, _value, form) => keep(press, form, by), next: goOn });

/** The buttons of the partnership's wizard. */
export const partnershipApplyActions = defineActions(
  {
    next: button({
      async run(press, _value, form) {
        const kept = await keep(press, form, 1);
        const isFirst = partnershipStep(text(form, "step")) === 1;
        if (isFirst && isWhole(kept))
          await mailPartnershipLinkOnce(press.actor, kept.key, press.clientAddress);
        return kept;
      },
      next: goOn,
    }),
    previous: stepBy(-1),
    save: stepBy(0),
    mail_link: button({
      async run(press, _value, form) {
        const kept = await keep(press, form, 0);
        const isMailed =
          isWhole(kept) && (await mailPartnershipLink(press.actor, kept.key, press.clientAddress));
        return { kept, isMailed };
      },
      next: (press, { kept, isMailed }) =>
        isWhole(kept) ? shows(kept.key, isMailed ? "mailed" : "no_address") : goOn(press, kept),
    }),
    submit: button({
      async run(press, _value, form) {
        const kept = await keep(press, form, 0);
        if (isWhole(kept)) {
          await submitPartnership(press.actor, kept.key, {
            agreeTerms: form.get("agreeTerms") === "on",
            agreePartnership: form.get("agreePartnership") === "on",
          });
        }
        return kept;
      },
      next: (press, kept) => (isWhole(kept) ? `/institute/apply/${kept.key}?sent=1` : goOn(press, kept)),
    }),
  },
  {
    only: "save",
    read: (request) => receiveUpload(request),
    // Sent already, in another window: what there is to see stands on its own page.
    async check(_press, form) {
      const given = draftOf(form);
      if (given && (await partnershipRow.reach(given)).status !== "draft") return `/institute/apply/${given}`;
    },
    sentences: partnershipSentences,
    tells: [422],
  },
);
