import { newFormKey } from "#app/core/forms/form-key.ts";
import { changeCsrProgramme } from "../server/programmes/change-csr-programme.server.ts";
import { createCsrProgramme } from "../server/programmes/create-csr-programme.server.ts";
import { recordCsrOutcome } from "../server/programmes/record-csr-outcome.server.ts";
import { recordCsrSpend } from "../server/spends/record-csr-spend.server.ts";
import { company, crore, standOn } from "./csr-demo-actor.server.ts";
import { demoCompany } from "./demo-company.server.ts";

/** The programme of the year before, with the first voucher of all. */
export async function makeFinishedProgramme(year: number, start: Date): Promise<void> {
  const wish = demoCompany.finished;
  const { id } = await createCsrProgramme(company, {
    formKey: newFormKey(),
    title: wish.title,
    description: wish.description,
    scheduleItem: "ii",
    isOngoing: "no",
    budget: crore(wish.budgetCrore),
    startsOn: `${year}-04-05`,
    endsOn: `${year + 1}-03-31`,
    states: ["telangana"],
    partnerName: wish.partner[0],
    partnerCsr1: wish.partner[1],
    milestones: [{ title: "60 schools equipped", dueOn: `${year}-12-31` }],
  });
  standOn(`${year}-09-12`, start);
  await recordCsrSpend(company, id, {
    formKey: newFormKey(),
    kind: "direct",
    amount: crore(wish.budgetCrore),
    spentOn: `${year}-09-12`,
    voucher: "KAI-0001",
    note: "Screens, power, training",
  });
  standOn(`${year + 1}-03-25`, start);
  await changeCsrProgramme(company, id, { what: "tick_milestone", index: 0, isDone: true });
  await recordCsrOutcome(company, {
    formKey: newFormKey(),
    programmeId: id,
    metric: "students",
    state: "telangana",
    count: wish.students,
    story: wish.story,
    reportedOn: `${year + 1}-03-25`,
  });
  await changeCsrProgramme(company, id, { what: "complete" });
}
