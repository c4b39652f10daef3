import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { addIstDays, istDate, now, useRealClock } from "#app/core/clock.ts";
import { rupees } from "#app/core/money.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { demoInstitute } from "#app/features/identity/demo/demo-people.ts";
import { addMember } from "#app/features/institutes/server/team/add-member.server.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { demoRubric, demoScholarships, demoTeam } from "./demo-applicants.ts";
import { insertDecided } from "./insert-decided.server.ts";
import { makeWaiting } from "./make-waiting.server.ts";

/** The demo institute's team, applications waiting and decided; a second call changes nothing. */
export async function buildReviewsDemo(): Promise<void> {
  await addTeam();
  const scholarships = await findScholarships();
  const ids = scholarships.map(({ id }) => id);
  const known = await database().$count(application, inArray(application.scholarshipId, ids));
  if (known > 0) return;
  await insertDecided(scholarships);
  await makeWaiting(scholarships).finally(useRealClock);
}

async function addTeam(): Promise<void> {
  const { instituteId, name, code } = demoInstitute;
  const members = await database()
    .select({ memberRole: instituteMember.memberRole })
    .from(instituteMember)
    .where(and(eq(instituteMember.instituteId, instituteId), isNull(instituteMember.endedAt)));
  for (const { memberRole, phone, name: person } of demoTeam) {
    if (members.some((member) => member.memberRole === memberRole)) continue;
    const of = { instituteId, memberRole, instituteName: name, instituteCode: code };
    await inTransaction((tx) => addMember(tx, systemActor, { ...of, name: person, phone }));
  }
}

/** The two that applications came for: the institute's own, or, where it has none yet, made here. */
async function findScholarships(): Promise<{ id: string; slug: string; awardPaise: number }[]> {
  const own = await database()
    .select({ id: scholarship.id, slug: scholarship.slug, title: scholarship.title })
    .from(scholarship)
    .where(
      and(
        eq(scholarship.ownerKind, "institute"),
        eq(scholarship.ownerId, demoInstitute.instituteId),
        eq(scholarship.status, "active"),
      ),
    )
    .orderBy(asc(scholarship.number));
  const found = [];
  for (const [index, wish] of demoScholarships.entries()) {
    const known = own.find(({ title }) => title === wish.title) ?? (own.length > 1 ? own[index] : undefined);
    const { id, slug } = known ?? (await makeScholarship(wish));
    found.push({ id, slug, awardPaise: await setTerms(id, wish, index === 1) });
    if (!known) await open(id);
  }
  return found;
}

type Wish = (typeof demoScholarships)[number];

async function makeScholarship(wish: Wish): Promise<{ id: string; slug: string }> {
  const today = istDate();
  const made = await createScholarship(
    systemActor,
    {
      title: wish.title,
      provider: demoInstitute.name,
      providerType: "private",
      category: wish.category,
      amountText: `₹${wish.awardRupees.toLocaleString("en-IN")} once`,
      amountMaxInr: wish.awardRupees,
      amountPeriod: "once",
      description:
        "For students of the institute, chosen by marks, family income and what the parents work as.",
      criteria: {
        levels: { from: "diploma", to: "ug" },
        genders: wish.genders,
        marks: { minPercent: 60 },
        income: { maxInr: 500_000 },
      },
      cycles: [{ opensOn: addIstDays(today, -300), closesOn: addIstDays(today, 45), basis: "announced" }],
      documents: [],
      applicationProcess: "Apply here. The institute checks the papers and decides within 48 hours.",
      seatsPerYear: wish.seats,
    },
    { owner: { kind: "institute", id: demoInstitute.instituteId } },
  );
  return made;
}

async function open(id: string): Promise<void> {
  await publishScholarship(systemActor, id);
  // It is no news to anybody of the demo.
  await database().update(scholarship).set({ announcedAt: now() }).where(eq(scholarship.id, id));
}

/** What its owner has set stays; what is missing for a review is added. */
async function setTerms(id: string, wish: Wish, isBlind: boolean): Promise<number> {
  const terms = await getScholarshipTerms(id);
  if (terms.rubric.length > 0 && terms.awardPaise !== null && terms.moneySource) return terms.awardPaise;
  const awardPaise = terms.awardPaise ?? rupees(wish.awardRupees);
  await setScholarshipTerms(systemActor, id, {
    ...terms,
    awardPaise,
    seats: terms.seats ?? wish.seats,
    rubric: demoRubric,
    isBlind,
    moneySource: terms.moneySource ?? "institute_pays",
    promisedAt: terms.promisedAt ?? now(),
  });
  return awardPaise;
}
