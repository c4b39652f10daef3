import { and, asc, eq, isNull } from "drizzle-orm";
import { invalid } from "#app/core/requests/errors.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { student } from "#app/db/schema/students.ts";
import { helpingEn } from "../messages/helping.en.ts";
import { hashContact } from "../server/contacts/hash-contact.server.ts";
import { spendOtp } from "../server/otp/spend-otp.server.ts";
import {
  type SignInRequest,
  type StartedSession,
  startSession,
} from "../server/sessions/start-session.server.ts";
import { helperRow } from "./helper-row.server.ts";

interface BeginHelping {
  /** Ten digits: the ones the code was sent to. */
  readonly phone: string;
  readonly code: string;
  readonly request: SignInRequest;
}

/** The helper shows that the number is theirs; what opens is the first student who lets it help. Null: nobody does. */
export async function beginHelping({ phone, code, request }: BeginHelping): Promise<StartedSession | null> {
  const isRight = await spendOtp({ phone, purpose: "helper", code, address: request.address });
  if (!isRight) throw invalid({ otp: [helpingEn.errors.otp] });
  const [first] = await database()
    .select({ helper: studentHelper })
    .from(studentHelper)
    .innerJoin(student, and(eq(student.id, studentHelper.studentId), isNull(student.erasedAt)))
    .where(and(helperRow.ofPhone(hashContact("phone", phone)), helperRow.isLive()))
    .orderBy(asc(studentHelper.letAt))
    .limit(1);
  if (!first) return null;
  const { helper } = first;
  return inTransaction((tx) =>
    startSession(tx, {
      userId: helper.userId,
      role: "student",
      studentId: helper.studentId,
      helper,
      method: "helper",
      request,
    }),
  );
}
