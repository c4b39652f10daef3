import { eq } from "drizzle-orm";
import {
  addHours,
  addIstDays,
  financialYear,
  type IstDay,
  istDate,
  istDaysBetween,
  now,
  setClock,
  startOfIstDay,
  useRealClock,
} from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrCompany } from "#app/db/schema/csr.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { changeTwoPeople } from "#app/features/giving/team/change-two-people.server.ts";
import { demoColleague, demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { leaveUnread } from "#app/features/notifications/demo/leave-unread.server.ts";
import type { SpendKind } from "../csr-options.ts";
import { changeCsrProgramme } from "../server/programmes/change-csr-programme.server.ts";
import { createCsrProgramme } from "../server/programmes/create-csr-programme.server.ts";
import { recordCsrOutcome } from "../server/programmes/record-csr-outcome.server.ts";
import { runCsrScholarship } from "../server/programmes/run-csr-scholarship.server.ts";
import { remindCsrDuties } from "../server/remind-csr-duties.server.ts";
import { sendCsrReports } from "../server/reports/send-csr-reports.server.ts";
import { saveCsrSettings } from "../server/save-csr-settings.server.ts";
import { saveCsrYear } from "../server/save-csr-year.server.ts";
import { recordCsrSpend } from "../server/spends/record-csr-spend.server.ts";
import {
  type DemoCsrProgramme,
  demoCsrProgrammes,
  demoFinishedProgramme,
  demoProfits,
} from "./demo-company.ts";

const company: Actor = {
  role: "csr",
  userId: demoPortals.csr.userId,
  organisationId: demoPortals.csr.organisationId,
  teamRole: "owner",
  name: demoPortals.csr.name,
  language: "en",
};
const crore = (count: number) => rupees(Math.round(count * 1e9) / 100);

let vouchers = 0;

/** The demo company: budget 5 crore, half of it for education, through the verbs. Made once. */
export async function buildCsrDemo(): Promise<void> {
  const [known] = await database()
    .select()
    .from(csrCompany)
    .where(eq(csrCompany.organisationId, demoPortals.csr.organisationId));
  if (known) return;
  const start = now();
  vouchers = 0;
  await makeHistory(start).finally(useRealClock);
  await remindCsrDuties();
  // The company's bell shows 2 (spec 2).
  await leaveUnread(company, 2);
}

async function makeHistory(start: Date): Promise<void> {
  const year = financialYear(start);
  standOn(`${year - 1}-04-05`, start);
  await saveCsrSettings(company, {
    name: demoPortals.csr.name,
    budget: crore(5),
    educationPercent: 50,
    reportFrequency: "monthly",
    impactMetrics: ["students", "girls", "trained", "schools"],
    committeeDirectors: 3,
    committeeIndependent: 1,
  });
  await makeFinished(year - 1, start);
  await makeYears(year, start);
  const made: string[] = [];
  for (const wish of demoCsrProgrammes) made.push(await makeProgramme(wish, year, start));
  await makeReports(start);
  await makeColleague(made[0] ?? "", start);
}

/** A second person, from which amount two are needed, and the first voucher that waits for the other one. */
async function makeColleague(programmeId: string, start: Date): Promise<void> {
  setClock(start);
  await changeTwoPeople(company, { when: "above", limit: rupees(2_500_000) });
  await createPortalUser(systemActor, { ...demoColleague, role: "csr", teamRole: "finance" });
  const { userId, name } = demoColleague;
  await recordCsrSpend({ ...company, userId, name, teamRole: "finance" }, programmeId, {
    formKey: newFormKey(),
    kind: "direct",
    amount: rupees(3_000_000),
    spentOn: istDate(start),
    voucher: "KAI-0100",
    note: "Fees and hostel seats of the second term",
  });
}

function standOn(day: IstDay, start: Date): void {
  const moment = addHours(startOfIstDay(day), 11);
  setClock(moment < start ? moment : start);
}

async function makeYears(year: number, start: Date): Promise<void> {
  setClock(start);
  for (const [index, profit] of demoProfits.entries()) {
    await saveCsrYear(company, {
      figures: {
        year: year - 1 - index,
        netWorth: crore(640),
        turnover: crore(1480),
        netProfit: crore(profit),
        // Last year exactly its duty with the finished programme; the year before 18 lakh above it.
        elsewhere: index === 0 ? 3_413_333_333 : index === 1 ? crore(4.44) : 0,
        elsewhereOverhead: 0,
      },
    });
  }
  const inYear = (day: IstDay) => (day <= istDate(start) ? day : istDate(start));
  await saveCsrYear(company, {
    board: {
      year,
      planApprovedOn: inYear(`${year}-04-28`),
      setOffResolvedOn: inYear(`${year}-04-28`),
      // Open in October and November: there it is the one thing that is due.
      ...(istDate(start) > `${year}-11-30` && { cfoHalfOn: `${year}-11-20` }),
    },
  });
  await saveCsrYear(company, {
    board: {
      year: year - 1,
      planApprovedOn: `${year - 1}-04-20`,
      cfoHalfOn: `${year - 1}-11-18`,
      ...(istDate(start) > `${year}-04-25` && { cfoYearOn: `${year}-04-22` }),
    },
  });
}

/** The year's spending keeps a step ahead of the calendar: 3.20 crore of 5 in the middle of November. */
function spentRupees(year: number, start: Date): number {
  const gone =
    (istDaysBetween(`${year}-04-01`, start) * 100) / istDaysBetween(`${year}-04-01`, `${year + 1}-04-01`);
  return Math.min(96, Math.max(8, Math.round(gone) + 2)) * 500_000;
}

async function makeProgramme(wish: DemoCsrProgramme, year: number, start: Date): Promise<string> {
  const first = `${year}-04-01`;
  const today = istDate(start);
  standOn(first, start);
  const { id } = await createCsrProgramme(company, {
    formKey: newFormKey(),
    title: wish.title,
    description: wish.description,
    scheduleItem: wish.item,
    isOngoing: wish.isOngoing ? "yes" : "no",
    budget: crore(wish.budgetCrore),
    startsOn: first,
    endsOn: wish.isOngoing ? `${year + 3}-03-31` : `${year + 1}-03-31`,
    states: [...wish.states],
    ...(wish.partner && { partnerName: wish.partner[0], partnerCsr1: wish.partner[1] }),
    milestones: wish.milestones.map(([title, day]) => ({
      title,
      dueOn: day === 0 ? today : addIstDays(first, day),
    })),
  });
  const spent = spentRupees(year, start);
  await spend(id, "direct", rupees((spent * wish.direct) / 10_000), first, start);
  if (wish.overhead > 0) await spend(id, "overhead", rupees((spent * wish.overhead) / 10_000), first, start);
  setClock(start);
  for (const [index, [, , isDone]] of wish.milestones.entries())
    if (isDone) await changeCsrProgramme(company, id, { what: "tick_milestone", index, isDone });
  for (const [index, [metric, count, state]] of wish.outcomes.entries()) {
    await recordCsrOutcome(company, {
      formKey: newFormKey(),
      programmeId: id,
      metric,
      count,
      ...(state && { state: state as "telangana" }),
      ...(index === 0 && wish.story && { story: wish.story }),
      reportedOn: today,
    });
  }
  if (wish.isOngoing) await openScholarship(id, today);
  return id;
}

/** Three instalments over the year so far; the overheads once. */
async function spend(id: string, kind: SpendKind, amount: number, first: IstDay, start: Date): Promise<void> {
  const days = istDaysBetween(first, start);
  const parts = kind === "direct" ? [0.4, 0.35] : [];
  const amounts = parts.map((part) => Math.floor((amount * part) / 100) * 100);
  const all = [...amounts, amount - amounts.reduce((sum, one) => sum + one, 0)];
  for (const [index, one] of all.entries()) {
    vouchers += 1;
    const spentOn = addIstDays(first, Math.floor((days * (index + 1)) / (all.length + 1)));
    standOn(spentOn, start);
    await recordCsrSpend(company, id, {
      formKey: newFormKey(),
      kind,
      amount: one,
      spentOn,
      voucher: `KAI-${String(vouchers).padStart(4, "0")}`,
      note: kind === "overhead" ? "Audit and coordination" : `Instalment ${index + 1}`,
    });
  }
}

async function makeFinished(year: number, start: Date): Promise<void> {
  const wish = demoFinishedProgramme;
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
  vouchers += 1;
  standOn(`${year}-09-12`, start);
  await recordCsrSpend(company, id, {
    formKey: newFormKey(),
    kind: "direct",
    amount: crore(wish.budgetCrore),
    spentOn: `${year}-09-12`,
    voucher: `KAI-${String(vouchers).padStart(4, "0")}`,
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

/** It opens when the money for its seats has come: in the demo it has not, and nobody is told of it. */
async function openScholarship(programmeId: string, today: IstDay): Promise<void> {
  const { id } = await runCsrScholarship(company, programmeId, {
    formKey: newFormKey(),
    title: "Kaveri Girls in Engineering Award",
    description:
      "For young women in the years of an engineering degree, from homes where a fee decides whether a daughter goes on.",
    category: "women",
    level: "undergraduate",
    onlyGirls: "yes",
    incomeMax: rupees(600_000),
    marksMin: 60,
    award: rupees(25_000),
    seats: 200,
    closesOn: addIstDays(today, 45),
  });
  await database().update(scholarship).set({ announcedAt: now() }).where(eq(scholarship.id, id));
}

/** The reports of the last two months, each on the morning after it was over. */
async function makeReports(start: Date): Promise<void> {
  const thisMonth = `${istDate(start).slice(0, 7)}-01`;
  const lastMonth = `${addIstDays(thisMonth, -1).slice(0, 7)}-01`;
  for (const day of [lastMonth, thisMonth]) {
    standOn(day, start);
    await sendCsrReports();
  }
}
