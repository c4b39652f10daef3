import type { Actor } from "#app/core/portals/permissions.ts";
import { permissionTables } from "../permission-tables.server.ts";
import { rightWords } from "../right-words.ts";
import type { OwnRights, RightGroup } from "./own-rights.ts";
import { rightAreaOf, rightAreas } from "./right-areas.ts";

/** What somebody of the desk may do, read off the very matrix that decides; what is everybody’s own is left out. */
export function listOwnRights(person: Actor): OwnRights {
  const rights = permissionTables().flatMap((permissions) =>
    permissions.limits().flatMap(({ action, limited }) => {
      const right = rightWords[action];
      const isHeld = permissions.right(action as never).heldBy({ ...person, limit: undefined });
      return right && !right.own && isHeld ? [{ action, ...right, limited }] : [];
    }),
  );
  if (!person.limit) return { within: groupsOf(rights), anywhere: [], closed: [] };
  const limitedTo = (limited: string) => groupsOf(rights.filter((one) => one.limited === limited));
  return { within: limitedTo("within"), anywhere: limitedTo("anywhere"), closed: limitedTo("never") };
}

interface Right {
  readonly action: string;
  readonly words: string;
  readonly reads?: true;
}

/** By what it is about, what they do before what they see. */
function groupsOf(rights: readonly Right[]): RightGroup[] {
  const wordsOf = (some: readonly Right[]) => some.map(({ words }) => words);
  const byArea = Map.groupBy(rights, ({ action }) => rightAreaOf(action) ?? "The desk itself");
  return rightAreas.flatMap((area) => {
    const held = byArea.get(area) ?? [];
    if (held.length === 0) return [];
    return [
      {
        area,
        does: wordsOf(held.filter(({ reads }) => !reads)),
        sees: wordsOf(held.filter(({ reads }) => reads)),
      },
    ];
  });
}
