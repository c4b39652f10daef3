import type { Actor } from "#app/core/portals/permissions.ts";
import { permissionTables } from "../permission-tables.server.ts";
import { rightWords } from "../right-words.ts";
import type { OwnRights } from "./own-rights.ts";

/** What somebody of the desk may do, read off the very matrix that decides; what is everybody’s own is left out. */
export function listOwnRights(person: Actor): OwnRights {
  const rights = permissionTables().flatMap((permissions) =>
    permissions.limits().flatMap(({ action, limited }) => {
      const right = rightWords[action];
      const isHeld = permissions.right(action as never).heldBy({ ...person, limit: undefined });
      return right && !right.own && isHeld ? [{ words: right.words, limited }] : [];
    }),
  );
  const wordsOf = (limited: string) =>
    rights.filter((one) => one.limited === limited).map(({ words }) => words);
  if (!person.limit) return { within: rights.map(({ words }) => words), anywhere: [], closed: [] };
  return { within: wordsOf("within"), anywhere: wordsOf("anywhere"), closed: wordsOf("never") };
}
