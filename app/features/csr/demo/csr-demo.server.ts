import { eq } from "drizzle-orm";
import {
  addIstDays,
  financialYear,
  type IstDay,
  istDate,
  now,
  setClock,
  useRealClock,
} from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { csrCompany } from "#app/db/schema/csr.ts";
import { changeTwoPeople } from "#app/features/giving/team/change-two-people.server.ts";
import { demoColleague, demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { leaveUnread } from "#app/features/notifications/demo/leave-unread.server.ts";
import { remindCsrDuties } from "../server/remind-csr-duties.server.ts";
import { sendCsrReports } from "../server/reports/send-csr-reports.server.ts";
import { saveCsrSettings } from "../server/save-csr-settings.server.ts";
import { saveCsrYear } from "../server/save-csr-year.server.ts";
import { recordCsrSpend } from "../server/spends/record-csr-spend.server.ts";
import { company, crore, standOn } from "./csr-demo-actor.server.ts";
import { demoCompany } from "./demo-company.server.ts";
import { makeDemoProgrammes } from "./make-demo-programmes.server.ts";
import { makeFinishedProgramme } from "./make-finished-programme.server.ts";

/** The demo company: budget 5 crore, half of it for education, through the verbs. Made once. */
export async function buildCsrDemo(): Promise<void> {
  const [known] = await database()
    .select()
    .from(csrCompany)
    .where(eq(csrCompany.organisationId, demoPortals.csr.organisationId));
  if (known) return;
  const start = now();
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
  await makeFinishedProgramme(year - 1, start);
  await makeYears(year, start);
  const made = await makeDemoProgrammes(year, start);
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

async function makeYears(year: number, start: Date): Promise<void> {
  setClock(start);
  for (const [index, profit] of demoCompany.profits.entries()) {
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

/** The reports of the last two months, each on the morning after it was over. */
async function makeReports(start: Date): Promise<void> {
  const thisMonth = `${istDate(start).slice(0, 7)}-01`;
  const lastMonth = `${addIstDays(thisMonth, -1).slice(0, 7)}-01`;
  for (const day of [lastMonth, thisMonth]) {
    standOn(day, start);
    await sendCsrReports();
  }
}
