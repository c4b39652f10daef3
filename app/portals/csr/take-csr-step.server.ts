import { redirect } from "react-router";
import type { z } from "zod";
import { badRequest, isProblem } from "#app/core/errors.ts";
import { parseForm, readFormData } from "#app/core/form.ts";
import type { Actor } from "#app/core/permissions.ts";
import type { CsrNotice } from "#app/features/csr/csr-notices.ts";
import type { CsrAnswer } from "#app/features/csr/csr-view.ts";
import {
  csrBudgetSchema,
  csrMilestoneSchema,
  csrProgrammeSchema,
} from "#app/features/csr/forms/csr-programme.ts";
import { csrScholarshipSchema } from "#app/features/csr/forms/csr-scholarship.ts";
import { csrSettingsSchema } from "#app/features/csr/forms/csr-settings.ts";
import { csrOutcomeSchema, csrSpendSchema, csrTransferSchema } from "#app/features/csr/forms/csr-spend.ts";
import { csrBoardSchema, csrYearSchema } from "#app/features/csr/forms/csr-year.ts";
import { changeCsrProgramme } from "#app/features/csr/server/change-csr-programme.server.ts";
import { createCsrProgramme } from "#app/features/csr/server/create-csr-programme.server.ts";
import { recordCsrOutcome } from "#app/features/csr/server/record-csr-outcome.server.ts";
import { recordCsrSpend } from "#app/features/csr/server/record-csr-spend.server.ts";
import { recordCsrTransfer } from "#app/features/csr/server/record-csr-transfer.server.ts";
import { reverseCsrSpend } from "#app/features/csr/server/reverse-csr-spend.server.ts";
import { runCsrScholarship } from "#app/features/csr/server/run-csr-scholarship.server.ts";
import { saveCsrSettings } from "#app/features/csr/server/save-csr-settings.server.ts";
import { saveCsrYear } from "#app/features/csr/server/save-csr-year.server.ts";
import { markRead } from "#app/features/notifications/server/mark-read.server.ts";

/** One button of the CSR portal: the way on after a write, or what is wrong with the form. */
export async function takeCsrStep(actor: Actor, request: Request): Promise<CsrAnswer | Response> {
  const form = await readFormData(request, 64 * 1024);
  const text = (name: string) => String(form.get(name) ?? "");
  const intent = text("intent");
  const program = text("program");
  const atProgram = `/csr?tab=programs&program=${encodeURIComponent(program)}`;
  const take = <S extends z.ZodType>(
    schema: S,
    work: (value: z.output<S>) => Promise<string>,
    done: CsrNotice,
  ) => takeForm(form, intent, schema, work, done);
  switch (intent) {
    case "settings":
      return take(
        csrSettingsSchema,
        (value) => saveCsrSettings(actor, value).then(() => "/csr?tab=settings"),
        "settings",
      );
    case "figures":
      return take(
        csrYearSchema,
        (figures) => saveCsrYear(actor, { figures }).then(() => "/csr?tab=budget"),
        "figures",
      );
    case "board":
      return take(
        csrBoardSchema,
        (board) => saveCsrYear(actor, { board }).then(() => "/csr?tab=compliance"),
        "board",
      );
    case "transfer":
      return take(
        csrTransferSchema,
        (value) => recordCsrTransfer(actor, value).then(() => "/csr?tab=compliance"),
        "transfer",
      );
    case "new-program":
      return take(
        csrProgrammeSchema,
        async (value) => `/csr?tab=programs&program=${(await createCsrProgramme(actor, value)).id}`,
        "program",
      );
    case "spend":
      return take(
        csrSpendSchema,
        (value) => recordCsrSpend(actor, program, value).then(() => atProgram),
        "spend",
      );
    case "outcome":
      return take(
        csrOutcomeSchema,
        (value) => recordCsrOutcome(actor, value).then(() => "/csr?tab=impact"),
        "outcome",
      );
    case "scholarship":
      return take(
        csrScholarshipSchema,
        (value) => runCsrScholarship(actor, program, value).then(() => atProgram),
        "scholarship",
      );
    case "budget":
      return take(
        csrBudgetSchema,
        (value) => changeCsrProgramme(actor, program, { what: "budget", ...value }).then(() => atProgram),
        "budget",
      );
    case "milestone":
      return take(
        csrMilestoneSchema,
        (value) =>
          changeCsrProgramme(actor, program, { what: "add_milestone", ...value }).then(() => atProgram),
        "milestone",
      );
    default:
      return takeClick(actor, intent, text, atProgram);
  }
}

/** Buttons without a form of their own. */
async function takeClick(
  actor: Actor,
  intent: string,
  text: (name: string) => string,
  atProgram: string,
): Promise<CsrAnswer | Response> {
  switch (intent) {
    case "tick": {
      const index = Number(text("index"));
      if (!Number.isSafeInteger(index)) throw badRequest();
      await changeCsrProgramme(actor, text("program"), {
        what: "tick_milestone",
        index,
        isDone: text("done") === "yes",
      });
      return redirect(doneAt(atProgram, "milestone"));
    }
    case "complete":
      return refused("complete", async () => {
        await changeCsrProgramme(actor, text("program"), { what: "complete" });
        return doneAt(atProgram, "completed");
      });
    case "reverse":
      return refused("reverse", async () => {
        const { programmeId } = await reverseCsrSpend(actor, text("spend"));
        return doneAt(`/csr?tab=programs&program=${programmeId}`, "reversed");
      });
    case "read":
      await markRead(actor, [text("notification")]);
      return redirect("/csr#notifications");
    case "read-all":
      await markRead(actor, "all");
      return redirect("/csr#notifications");
    default:
      throw badRequest();
  }
}

function doneAt(path: string, done: CsrNotice): string {
  return `${path}${path.includes("?") ? "&" : "?"}done=${done}`;
}

async function takeForm<S extends z.ZodType>(
  form: FormData,
  name: string,
  schema: S,
  work: (value: z.output<S>) => Promise<string>,
  done: CsrNotice,
): Promise<CsrAnswer | Response> {
  const { value, submission } = await parseForm(form, schema);
  if (value === undefined) {
    const errors = submission.status === "error" ? (submission.error ?? {}) : {};
    return answerOf(form, name, errors);
  }
  return refused(name, async () => doneAt(await work(value), done), form);
}

/** What a verb refuses in plain words stands in the form; what does not exist stays a 404. */
async function refused(
  name: string,
  work: () => Promise<string>,
  form: FormData = new FormData(),
): Promise<CsrAnswer | Response> {
  try {
    return redirect(await work());
  } catch (error) {
    if (!isProblem(error) || (error.status !== 422 && error.status !== 409)) throw error;
    return answerOf(form, name, error.fieldErrors ?? { "": [error.detail ?? error.title] });
  }
}

function answerOf(
  form: FormData,
  name: string,
  errors: Readonly<Record<string, readonly string[] | null | undefined>>,
): CsrAnswer {
  const typed: Record<string, string[]> = {};
  for (const [field, value] of form) {
    if (typeof value === "string") typed[field] = [...(typed[field] ?? []), value.slice(0, 2000)];
  }
  return {
    form: name,
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, texts]) => [field, texts?.[0] ?? "This is not valid."]),
    ),
    typed,
  };
}
