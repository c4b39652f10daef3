import { eq } from "drizzle-orm";
import { locker, sandboxClient } from "#app/adapters/locker/locker.server.ts";
import { sandboxLocker, sandboxTricks } from "#app/adapters/locker/sandbox-locker.server.ts";
import { isIstDay } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { returnAddress } from "./begin-locker.server.ts";

/** As DigiLocker would look at a request: ours, by code, with a challenge, and back to where we are registered. */
function askIn(query: URLSearchParams) {
  if (locker()?.name !== "sandbox") throw notFound();
  const text = (name: string) => (query.get(name) ?? "").slice(0, 300);
  const isGood =
    text("response_type") === "code" &&
    text("client_id") === sandboxClient().clientId &&
    text("redirect_uri") === returnAddress() &&
    text("code_challenge_method") === "S256" &&
    text("code_challenge") !== "";
  return isGood ? { state: text("state"), challenge: text("code_challenge") } : null;
}

/** Whose locker it plays at first: hers. Another's can be typed. */
export async function readSandboxAsk(actor: Actor, query: URLSearchParams) {
  const isAsked = askIn(query) !== null;
  const [her] = actor.studentId
    ? await database()
        .select({ name: student.name, born: student.birthDay })
        .from(student)
        .where(eq(student.id, actor.studentId))
    : [];
  return {
    query: isAsked ? query.toString() : null,
    person: { name: her?.name ?? "Asha Rao", born: her?.born ?? "2008-04-12" },
    tricks: sandboxTricks,
  };
}

/** Where its page sends the browser. */
export function playLocker(query: URLSearchParams, form: FormData): string {
  const asked = askIn(query);
  if (!asked) throw notFound();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 120);
  const back = new URL(returnAddress());
  back.searchParams.set("state", asked.state);
  if (text("wish") !== "allow") {
    back.searchParams.set("error", "access_denied");
    return back.href;
  }
  const code = sandboxLocker.allow({
    name: text("name"),
    born: isIstDay(text("born")) ? text("born") : "2008-04-12",
    trick: sandboxTricks.find((one) => one === text("trick")) ?? "none",
    challenge: asked.challenge,
    redirectUri: returnAddress(),
  });
  back.searchParams.set("code", code);
  return back.href;
}
