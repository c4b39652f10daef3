import { isForAnother, studentField } from "#app/core/forms/student-field.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import { isKeptField } from "../../forms/form-steps.ts";

const NAME = "apply";
const MINUTES = 60;
const address = { table: "cookie", column: "apply", rowId: "visitor" };
const MOST_CHARACTERS = 2500;

/** Field → what was typed, and whom it was written for (`student`), if anybody was signed in then. */
function open(request: Request): Record<string, string> {
  const sealed = sessionCookie.read(request, NAME);
  if (!sealed) return {};
  try {
    const kept: unknown = JSON.parse(decryptField(sealed, address));
    return Object.fromEntries(
      Object.entries(kept as object).filter(
        (entry): entry is [string, string] => isSealed(entry[0]) && typeof entry[1] === "string",
      ),
    );
  } catch {
    return {};
  }
}

const isSealed = (name: string) => name === studentField || isKeptField(name);

/**
 * What a visitor typed before signing in travels sealed in their own browser for an hour: the server keeps
 * nothing about somebody it does not know, and no word is lost. Whoever was signed in a moment ago was writing for
 * one student: for a sister or brother of the same phone it does not come back.
 */
export const visitorAnswers = {
  /** Adds to what this browser brought along. */
  write(request: Request, typed: Readonly<Record<string, string>>): string {
    const { [studentField]: writtenFor, ...before } = open(request);
    const student = typed[studentField] || writtenFor || "";
    const isAnothers = isForAnother({ studentId: student }, writtenFor);
    const kept: Record<string, string> = {};
    let room = MOST_CHARACTERS;
    const fields = { [studentField]: student, ...(isAnothers ? {} : before), ...typed };
    for (const [name, value] of Object.entries({ ...fields, [studentField]: student })) {
      if (!isSealed(name) || value === "") continue;
      room -= name.length + value.length * 3;
      if (room > 0) kept[name] = value;
    }
    const sealed = encryptField(JSON.stringify(kept), address);
    return sessionCookie.write(NAME, sealed, MINUTES * 60);
  },
  read(request: Request, actor: Actor): Record<string, string> {
    const { [studentField]: writtenFor, ...answers } = open(request);
    return actor.role === "student" && isForAnother(actor, writtenFor) ? {} : answers;
  },
  erase: (): string => sessionCookie.erase(NAME),
};
