import { decryptField, encryptField } from "#app/core/crypto.server.ts";
import { sessionCookie } from "#app/features/identity/server/session-cookie.server.ts";
import { isKeptField } from "../forms/form-steps.ts";

const NAME = "apply";
const MINUTES = 60;
const address = { table: "cookie", column: "apply", rowId: "visitor" };
const MOST_CHARACTERS = 2500;

/**
 * What a visitor typed before signing in travels sealed in their own browser for an hour: the server keeps
 * nothing about somebody it does not know, and no word is lost.
 */
export const visitorAnswers = {
  write(fields: Readonly<Record<string, string>>): string {
    const kept: Record<string, string> = {};
    let room = MOST_CHARACTERS;
    for (const [name, value] of Object.entries(fields)) {
      room -= name.length + value.length * 3;
      if (isKeptField(name) && value !== "" && room > 0) kept[name] = value;
    }
    const sealed = encryptField(JSON.stringify(kept), address);
    return sessionCookie.write(NAME, sealed, MINUTES * 60);
  },
  read(request: Request): Record<string, string> {
    const sealed = sessionCookie.read(request, NAME);
    if (!sealed) return {};
    try {
      const kept: unknown = JSON.parse(decryptField(sealed, address));
      return Object.fromEntries(
        Object.entries(kept as object).filter(
          (entry): entry is [string, string] => isKeptField(entry[0]) && typeof entry[1] === "string",
        ),
      );
    } catch {
      return {};
    }
  },
  erase: (): string => sessionCookie.erase(NAME),
};
