import { eq } from "drizzle-orm";
import { addIstDays, type IstDay, istDate, istDaysBetween, now, setClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { SpendKind } from "../csr-options.ts";
import { changeCsrProgramme } from "../server/programmes/change-csr-programme.server.ts";
import { createCsrProgramme } from "../server/programmes/create-csr-programme.server.ts";
import { recordCsrOutcome } from "../server/programmes/record-csr-outcome.server.ts";
import { runCsrScholarship } from "../server/programmes/run-csr-scholarship.server.ts";
import { recordCsrSpend } from "../server/spends/record-csr-spend.server.ts";
import { company, crore, standOn } from "./csr-demo-actor.server.ts";
import { type DemoCsrProgramme, demoCompany } from "./demo-company.server.ts";

interface History {
  readonly year: number;
  readonly start: Date;
  readonly nextVoucher: () => string;
}

/** The programmes of this year, with what was spent and reached; their ids in order. */
export async function makeDemoProgrammes(year: number, start: Date): Promise<string[]> {
  // The first is the finished programme's.
  let vouchers = 1;
  const nextVoucher = () => {
    vouchers += 1;
    return `KAI-${String(vouchers).padStart(4, "0")}`;
  };
  const made: string[] = [];
  for (const wish of demoCompany.programmes)
    made.push(await makeProgramme(wish, { year, start, nextVoucher }));
  return made;
}

/** The year's spending keeps a step ahead of the calendar: 3.20 crore of 5 in the middle of November. */
function spentRupees(year: number, start: Date): number {
  const gone =
    (istDaysBetween(`${year}-04-01`, start) * 100) / istDaysBetween(`${year}-04-01`, `${year + 1}-04-01`);
  return Math.min(96, Math.max(8, Math.round(gone) + 2)) * 500_000;
}

async function makeProgramme(wish: DemoCsrProgramme, history: History): Promise<string> {
  const { year, start } = history;
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
  await spend(id, "direct", rupees((spent * wish.direct) / 10_000), history);
  if (wish.overhead > 0) await spend(id, "overhead", rupees((spent * wish.overhead) / 10_000), history);
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
async function spend(
  id: string,
  kind: SpendKind,
  amount: number,
  { year, start, nextVoucher }: History,
): Promise<void> {
  const first: IstDay = `${year}-04-01`;
  const days = istDaysBetween(first, start);
  const parts = kind === "direct" ? [0.4, 0.35] : [];
  const amounts = parts.map((part) => Math.floor((amount * part) / 100) * 100);
  const all = [...amounts, amount - amounts.reduce((sum, one) => sum + one, 0)];
  for (const [index, one] of all.entries()) {
    const spentOn = addIstDays(first, Math.floor((days * (index + 1)) / (all.length + 1)));
    standOn(spentOn, start);
    await recordCsrSpend(company, id, {
      formKey: newFormKey(),
      kind,
      amount: one,
      spentOn,
      voucher: nextVoucher(),
      note: kind === "overhead" ? "Audit and coordination" : `Instalment ${index + 1}`,
    });
  }
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
