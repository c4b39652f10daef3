import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { rupees } from "#app/core/money.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import type { KeptAnswer } from "#app/db/audit/sealed-columns.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { demoName } from "#app/features/identity/demo/demo-names.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { demoReturned } from "./demo-giving.ts";
import type { DemoProgramme } from "./demo-programmes.server.ts";

export interface DemoScholar {
  readonly userId: string;
  readonly studentId: string;
  readonly applicationId: string;
}

const states = ["telangana", "telangana", "andhra-pradesh", "telangana", "karnataka"];

/** Students with an approved application, by set-based inserts: only their number matters here. */
export async function insertDemoScholars(
  tx: Tx,
  scholarshipId: string,
  wish: DemoProgramme,
  { first, count, returned }: { readonly first: number; readonly count: number; readonly returned: number },
): Promise<DemoScholar[]> {
  const people = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    // The sandbox bank sends back what goes to an account that ends in 0000.
    const comesBack = index >= count - returned;
    const gender = wish.gender === "female" || number % 5 < 3 ? "female" : "male";
    return {
      userId: newId(),
      studentId: newId(),
      applicationId: newId(),
      name: comesBack ? demoReturned.name : demoName(100 + number, gender),
      comesBack,
      account: comesBack ? "302155500000" : `3021555${String(10_000 + number)}`,
      gender,
      state: states[number % states.length] ?? "telangana",
    };
  });
  const at = now();
  const level = wish.levelTo === "undergraduate" ? "undergraduate" : "10th";
  await tx
    .insert(appUser)
    .values(people.map(({ userId, name }) => ({ id: userId, name, createdAt: addHours(at, -400) })));
  await tx
    .insert(student)
    .values(people.map(({ studentId, userId, name }) => ({ id: studentId, userId, name, createdAt: at })));
  for (const { userId } of people.filter(({ comesBack }) => comesBack)) await letSignIn(tx, userId);
  await tx.insert(application).values(
    people.map((person) => ({
      id: person.applicationId,
      studentId: person.studentId,
      userId: person.userId,
      scholarshipId,
      status: "approved" as const,
      answers: answersOf({
        fullName: person.name,
        gender: person.gender,
        state: person.state,
        currentEducation: level,
        ifscCode: "SBIN0000902",
      }),
      accountEncrypted: encryptField(person.account, {
        table: "application",
        column: "account_encrypted",
        rowId: person.applicationId,
      }),
      accountLastFour: person.account.slice(-4),
      createdAt: addHours(at, -300),
      savedAt: addHours(at, -290),
      submittedAt: addHours(at, -290),
      decidedAt: at,
      awardPaise: rupees(wish.awardRupees),
    })),
  );
  return people;
}

async function letSignIn(tx: Tx, userId: string): Promise<void> {
  await tx.insert(userContact).values(contactRow.make({ userId, kind: "phone", value: demoReturned.phone }));
  await tx.insert(userRole).values({ userId, role: "student", grantedAt: now() });
}

function answersOf(values: Readonly<Record<string, string>>): Record<string, KeptAnswer> {
  const at = now().getTime();
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, at }]));
}
