import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import type { CsrNotice } from "#app/features/csr/csr-notices.ts";
import {
  csrBudgetSchema,
  csrMilestoneSchema,
  csrProgrammeSchema,
} from "#app/features/csr/forms/csr-programme.ts";
import { csrScholarshipSchema } from "#app/features/csr/forms/csr-scholarship.ts";
import { csrSettingsSchema } from "#app/features/csr/forms/csr-settings.ts";
import {
  csrOutcomeSchema,
  csrSpendSchema,
  csrTransferSchema,
  spendBackSchema,
} from "#app/features/csr/forms/csr-spend.ts";
import { csrBoardSchema, csrYearSchema } from "#app/features/csr/forms/csr-year.ts";
import { changeCsrProgramme } from "#app/features/csr/server/programmes/change-csr-programme.server.ts";
import { createCsrProgramme } from "#app/features/csr/server/programmes/create-csr-programme.server.ts";
import { recordCsrOutcome } from "#app/features/csr/server/programmes/record-csr-outcome.server.ts";
import { runCsrScholarship } from "#app/features/csr/server/programmes/run-csr-scholarship.server.ts";
import { takeBackCsrOutcome } from "#app/features/csr/server/programmes/take-back-csr-outcome.server.ts";
import { saveCsrSettings } from "#app/features/csr/server/save-csr-settings.server.ts";
import { saveCsrYear } from "#app/features/csr/server/save-csr-year.server.ts";
import { recordCsrSpend } from "#app/features/csr/server/spends/record-csr-spend.server.ts";
import { recordCsrTransfer } from "#app/features/csr/server/spends/record-csr-transfer.server.ts";
import { reverseCsrSpend } from "#app/features/csr/server/spends/reverse-csr-spend.server.ts";
import { markRead } from "#app/features/notifications/server/bell/mark-read.server.ts";
import { completeOwnProgramme } from "#app/features/publishing/programmes/complete-own-programme.server.ts";

const tab = (name: string, say: CsrNotice) => ({ to: `/csr?tab=${name}`, say });
const atProgram = (id: string, say: CsrNotice) => ({ to: `/csr?tab=programs&program=${id}`, say });
const asked = { to: "/csr/approvals", say: "asked" };
const program = z.object({ program: z.uuid("Reload the page and try again.") });

/** The buttons of the CSR portal. */
export const csrActions = defineActions({
  settings: button({
    schema: csrSettingsSchema,
    run: ({ actor }, value) => saveCsrSettings(actor, value),
    next: tab("settings", "settings"),
  }),
  figures: button({
    schema: csrYearSchema,
    run: ({ actor }, figures) => saveCsrYear(actor, { figures }),
    next: tab("budget", "figures"),
  }),
  board: button({
    schema: csrBoardSchema,
    run: ({ actor }, board) => saveCsrYear(actor, { board }),
    next: tab("compliance", "board"),
  }),
  transfer: button({
    schema: csrTransferSchema,
    run: ({ actor }, value) => recordCsrTransfer(actor, value),
    next: (_press, { isWaiting }) => (isWaiting ? asked : tab("compliance", "transfer")),
  }),
  "new-program": button({
    schema: csrProgrammeSchema,
    run: ({ actor }, value) => createCsrProgramme(actor, value),
    next: (_press, { id }) => atProgram(id, "program"),
  }),
  spend: button({
    schema: csrSpendSchema.extend(program.shape).extend({ after: z.literal("proof").optional() }),
    run: ({ actor }, { program: id, after: _after, ...value }) => recordCsrSpend(actor, id, value),
    // D36: the bill is at hand when its voucher is written.
    next: (_press, { id, isWaiting }, value) =>
      value.after
        ? { to: `/csr/papers?kind=voucher&spend=${id}`, say: isWaiting ? "spend-asked" : "spend" }
        : atProgram(value.program, isWaiting ? "spend-asked" : "spend"),
  }),
  outcome: button({
    schema: csrOutcomeSchema,
    run: ({ actor }, value) => recordCsrOutcome(actor, value),
    next: tab("impact", "outcome"),
  }),
  "outcome-back": button({
    schema: z.object({
      outcome: z.string(),
      reason: plainText({ max: 200, required: "Say what was wrong." }),
    }),
    run: ({ actor }, { outcome, reason }) => takeBackCsrOutcome(actor, outcome, reason),
    next: tab("impact", "outcome-back"),
  }),
  scholarship: button({
    schema: csrScholarshipSchema.extend(program.shape),
    run: ({ actor }, { program: id, ...value }) => runCsrScholarship(actor, id, value),
    next: (_press, _done, value) => atProgram(value.program, "scholarship"),
  }),
  budget: button({
    schema: csrBudgetSchema.extend(program.shape),
    run: ({ actor }, { program: id, ...value }) =>
      changeCsrProgramme(actor, id, { what: "budget", ...value }),
    next: (_press, _done, value) => atProgram(value.program, "budget"),
  }),
  milestone: button({
    schema: csrMilestoneSchema.extend(program.shape),
    run: ({ actor }, { program: id, ...value }) =>
      changeCsrProgramme(actor, id, { what: "add_milestone", ...value }),
    next: (_press, _done, value) => atProgram(value.program, "milestone"),
  }),
  tick: button({
    schema: program.extend({ index: z.coerce.number().int().min(0).max(999), done: z.enum(["yes", "no"]) }),
    run: ({ actor }, { program: id, index, done }) =>
      changeCsrProgramme(actor, id, { what: "tick_milestone", index, isDone: done === "yes" }),
    next: (_press, _done, value) => atProgram(value.program, "milestone"),
  }),
  complete: button({
    schema: program,
    run: ({ actor }, { program: id }) => completeOwnProgramme(actor, id),
    next: (_press, _done, value) => atProgram(value.program, "completed"),
  }),
  reverse: button({
    schema: spendBackSchema,
    run: ({ actor }, { spend, reason }) => reverseCsrSpend(actor, spend, reason),
    next: (_press, { programmeId, isWaiting }) =>
      atProgram(programmeId, isWaiting ? "reverse-asked" : "reversed"),
  }),
  read: button({
    schema: z.object({ notification: z.string() }),
    run: ({ actor }, { notification }) => markRead(actor, [notification]),
    next: "/csr#notifications",
  }),
  "read-all": button({
    run: ({ actor }) => markRead(actor, "all"),
    next: "/csr#notifications",
  }),
});
