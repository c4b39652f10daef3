import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { formKeyField } from "#app/core/forms/form-key.ts";
import { studentField } from "#app/core/forms/student-field.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { FieldErrors, ProblemError } from "#app/core/requests/errors.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { takeSiblingAnswers } from "../../family/take-sibling-answers.server.ts";
import { lastStep, stepNumber } from "../../forms/form-steps.ts";
import { sendHelpedCode } from "../../helping/send-helped-code.server.ts";
import { type ApplyCode, applyPath } from "../../views/apply-view.ts";
import { getApplicationRow } from "../lists/application-row.server.ts";
import { takeSentPapers } from "../papers/take-sent-papers.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { openDraft } from "./open-draft.server.ts";
import { readDraft } from "./read-draft.server.ts";
import { saveAnswers } from "./save-answers.server.ts";
import { visitorAnswers } from "./visitor-answers.server.ts";
import { wizardAnswers } from "./wizard-answers.server.ts";

type Kept = { readonly number: string; readonly step: number; readonly errors: FieldErrors };
type Way = (press: Press, kept: Kept, form: FormData) => string | Promise<string>;

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
const stepOf = (form: FormData) => stepNumber(text(form, "step"));
const slugOf = (form: FormData) => {
  const slug = text(form, "scholarship");
  return /^[a-z0-9-]{1,120}$/.test(slug) ? slug : null;
};
const wantedBy = (form: FormData) => ({
  number: text(form, "application"),
  slug: slugOf(form),
  student: text(form, studentField),
});
const isNew = (form: FormData) => text(form, "application") === "";

/** Which way a button goes; any other stays. "Next capped at 5, Previous floored at 1". */
const ways: Readonly<Record<string, number>> = { next: 1, previous: -1 };
const stepAfter = (name: string, form: FormData) => stepNumber(stepOf(form) + (ways[name] ?? 0));

/** Every button but the two that send saves first, always: the answers, then the papers that came along. */
async function keep({ actor, request, refusals = {} }: Press, form: FormData, name: string): Promise<Kept> {
  const { id, number } = await openDraft(actor, wantedBy(form));
  const step = stepAfter(name, form);
  const typedBefore = request ? visitorAnswers.read(request, actor) : {};
  await saveAnswers(actor, id, wizardAnswers(form, { step: stepOf(form), goesTo: step, typedBefore }));
  if (name === "family") await takeSiblingAnswers(actor, id);
  return { number, step, errors: await takeSentPapers(actor, id, { formData: form, refusals }) };
}

function keeps(name: string, way: Way) {
  return button({
    async run(press, _value, form) {
      const kept = await keep(press, form, name);
      // All but the refused files is saved, so the page is read anew.
      if (Object.keys(kept.errors).length > 0) return { errors: kept.errors, status: 200 };
      return { to: await way(press, kept, form), headers: { "Set-Cookie": visitorAnswers.erase() } };
    },
    next: (_press, where) => where,
  });
}

const there: Way = (_press, { number, step }) => applyPath({ number, step });
const toReview = (number: string) => applyPath({ number, step: lastStep, check: true });
/** Said where it was pressed; the page is read anew. */
const says = (code: ApplyCode) => ({ show: { code }, status: 200 });

/** S31i: Next leads to the next step that misses something, and from there to the review, where each answer has its Change. */
async function skipKnown(_press: Press, { number, step }: Kept): Promise<string> {
  if (step === lastStep) return applyPath({ number, step });
  const { row } = await getApplicationRow(number);
  const { problems } = await readDraft(row);
  const open = problems.find((problem) => problem.step >= step && problem.step < lastStep);
  return applyPath({ number, step: open?.step ?? lastStep });
}

const out: Way = ({ actor }, _kept, form) => {
  const slug = slugOf(form);
  if (actor.helper) return "/helping";
  return slug ? `/scholarships/${slug}` : "/student/dashboard";
};

/**
 * The draft that is sent. With everything known it is sent without ever having been saved: two presses still are one
 * application, and asked again with its key it is the same draft.
 */
function draftToSend(actor: Actor, form: FormData): Promise<{ id: string; number: string }> {
  const open = () => openDraft(actor, wantedBy(form));
  if (!isNew(form)) return open();
  const scope = `application.begin:${actor.studentId}`;
  return runOnce(text(form, formKeyField), scope, requestHash({ slug: slugOf(form) }), open);
}

function codeOf(actor: Actor, { code, status, fieldErrors = {} }: ProblemError): ApplyCode | null {
  if (code === "scholarship_closed") return "closed";
  if (code === "scholarship_paused") return "paused";
  if (fieldErrors.otp) return "otp";
  if (actor.helper && status === 429) return "codeWait";
  return fieldErrors.mayShare ? "mayShare" : null;
}

/** The buttons of the wizard. */
export const applyActions = defineActions(
  {
    next: keeps("next", skipKnown),
    previous: keeps("previous", there),
    save: keeps("save", there),
    family: keeps("family", there),
    back: keeps("back", out),
    /** The helper's button: the code goes to her phone, and the page says so. */
    send_code: button({
      run: async ({ actor, clientAddress }, _value, form) =>
        sendHelpedCode(actor, (await openDraft(actor, wantedBy(form))).number, clientAddress),
      next: says("codeSent"),
      async refused({ actor }, problem, form) {
        if (problem.code === "wrong_state") return toReview((await openDraft(actor, wantedBy(form))).number);
        return problem.status === 429 ? says("codeWait") : undefined;
      },
    }),
    submit: button({
      async run({ actor, clientAddress: address, receivedAt }, _value, form) {
        const { id, number } = await draftToSend(actor, form);
        const formKey = text(form, formKeyField);
        const mayShare = text(form, "mayShare") === "on";
        await submitApplication(actor, id, {
          otp: text(form, "otp"),
          address,
          formKey,
          receivedAt,
          mayShare,
        });
        return number;
      },
      next: ({ actor }, number) =>
        actor.helper ? `/helping/${number}?sent=1` : `/applications/${number}/receipt?sent=1`,
      async refused({ actor }, problem, form) {
        // The draft has its own address now; what is wrong is said there.
        if (isNew(form) && problem.status < 500) return toReview((await draftToSend(actor, form)).number);
        const code = codeOf(actor, problem);
        if (code) return says(code);
        return problem.status === 422 ? toReview(text(form, "application")) : undefined;
      },
    }),
  },
  {
    only: "save",
    read: (request) => receiveUpload(request),
    /** Also whoever was a student a moment ago, and whose session has run out meanwhile: what was typed comes along. */
    check({ actor, request }, form, name) {
      if (actor.role === "student") return;
      const path = applyPath({
        number: text(form, "application"),
        slug: slugOf(form),
        step: stepAfter(name, form),
      });
      const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
      return {
        to: `/login?next=${encodeURIComponent(path)}`,
        headers: request && { "Set-Cookie": visitorAnswers.write(request, Object.fromEntries(typed)) },
      };
    },
    tells: [],
  },
);
