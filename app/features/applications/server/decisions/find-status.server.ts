import { setTimeout as pause } from "node:timers/promises";
import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { registration } from "#app/db/schema/registration.ts";
import { student } from "#app/db/schema/students.ts";
import { type Count, throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { applicationNumber, serialOf } from "../../application-number.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { askStatusMessages } from "../../messages/ask-status.messages.server.ts";
import type { AskedNumber, AskedStatus } from "../../rules/asked-status.ts";

/** Every answer takes this long at least, so that its time tells nothing either. */
const answerMs = 400;
/** More of them are told after signing in. */
const mostLines = 30;

export interface StatusQuestion {
  readonly number: AskedNumber;
  readonly birthDay: string;
  readonly clientAddress: string;
}

/**
 * S31b: where it stands, for who has the number and the date of birth. A number that nobody has and a date that is
 * not hers are one answer (T4); what was right counts nowhere.
 */
export async function findStatus(actor: Actor, question: StatusQuestion): Promise<AskedStatus> {
  applicationPermissions.assertCan(actor, "application.ask_status");
  const words = askStatusMessages[actor.language].errors;
  const counts = countsOf(question);
  await throttle.take(counts, { "": [words.tooOften] });
  const [found] = await Promise.all([look(question), pause(answerMs)]);
  if (!found) throw invalid({ "": [words.noMatch] });
  await throttle.forgive(counts);
  return found;
}

function countsOf({ number: { number }, clientAddress }: StatusQuestion): readonly Count[] {
  return [
    { name: "status-caller", who: `${clientAddress} ${number}` },
    { name: "status-address", who: clientAddress },
    { name: "status-number", who: number },
  ];
}

function look(question: StatusQuestion): Promise<AskedStatus | null> {
  return question.number.kind === "application" ? lookForApplication(question) : lookForStudent(question);
}

async function lookForApplication({ number: asked, birthDay }: StatusQuestion): Promise<AskedStatus | null> {
  const [row] = await database()
    .select(columns)
    .from(application)
    .innerJoin(student, eq(student.id, application.studentId))
    .leftJoin(registration, eq(registration.studentId, application.studentId))
    .where(
      and(
        eq(application.serial, serialOf(asked.number) ?? -1),
        isNull(application.erasedAt),
        or(
          isBirthDay(birthDay),
          // Who applied without registering said it in the form.
          sql`${application.answers} -> 'dateOfBirth' ->> 'value' = ${birthDay}`,
        ),
      ),
    )
    .limit(1);
  if (!row || applicationNumber(row) !== asked.number) return null;
  return { ...asked, registration: null, applications: [{ number: asked.number, status: row.status }] };
}

async function lookForStudent({ number: asked, birthDay }: StatusQuestion): Promise<AskedStatus | null> {
  const rows = await database()
    .select({ registered: registration.status, application: columns })
    .from(registration)
    .innerJoin(student, eq(student.id, registration.studentId))
    .leftJoin(
      application,
      and(eq(application.studentId, registration.studentId), isNull(application.erasedAt)),
    )
    .where(
      and(
        eq(registration.otrNumber, asked.number),
        isNull(registration.erasedAt),
        inArray(registration.status, ["payment_due", "registered"]),
        isBirthDay(birthDay),
      ),
    )
    .orderBy(desc(application.createdAt))
    .limit(mostLines);
  const [first] = rows;
  if (!first) return null;
  return {
    ...asked,
    registration: first.registered === "registered" ? "registered" : "payment_due",
    applications: rows.flatMap(({ application: row }) =>
      row ? [{ number: applicationNumber(row), status: row.status }] : [],
    ),
  };
}

const columns = {
  serial: application.serial,
  createdAt: application.createdAt,
  status: application.status,
};

const isBirthDay = (day: string) => or(eq(student.birthDay, day), eq(registration.dateOfBirth, day));
