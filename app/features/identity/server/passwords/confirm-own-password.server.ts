import { eq } from "drizzle-orm";
import { invalid } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { userPassword } from "#app/db/schema/passwords.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { throttle } from "../otp/throttle.server.ts";
import { passwordHasher } from "./password-hasher.server.ts";

/** Before something that an open screen alone must not do. Throws a field error when it is not the password. */
export async function confirmOwnPassword(userId: string, password: string): Promise<void> {
  const count = { name: "own-password-wrong", who: userId } as const;
  await throttle.take([count]);
  const [row] = await database().select().from(userPassword).where(eq(userPassword.userId, userId));
  const isRight = row
    ? await passwordHasher.verify(row.hash, password)
    : await passwordHasher.verifyNothing(password);
  if (isRight) return throttle.clear([count]);
  throw invalid({ currentPassword: [refusalsEn.currentPasswordWrong] });
}
