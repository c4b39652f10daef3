import type { IstDay } from "#app/core/clock.ts";
import type { DocumentView } from "./document-view.ts";
import { familyOf, groupOf, isSamePaper } from "./paper-family.ts";
import { endingFamily, endOf, hasEnded } from "./paper-validity.ts";
import { type VaultKind, vaultKinds } from "./vault-kinds.ts";
import {
  type MissingPaper,
  type PaperStanding,
  type ShelfPaper,
  shelfChips,
  type VaultView,
} from "./vault-view.ts";

interface ShelfParts {
  readonly kept: readonly DocumentView[];
  readonly states: ReadonlyMap<string, PaperStanding>;
  /** What is asked for in every application sent here. */
  readonly everyone: readonly string[];
  /** The papers that each scholarship which fits her asks for, in the catalogue's words. */
  readonly asked: readonly (readonly string[])[];
  readonly nameOf: (kind: string) => string;
  readonly today: IstDay;
  readonly show: string | null;
  readonly adding: string | null;
}

/** "if any", "or": nobody can say that it is missing. */
const OPTIONAL = /\b(if|or|where)\b/i;

/** The shelf as picture 18 has it: her papers, how each stands, and what is asked for and not there. */
export function makeShelf(parts: ShelfParts): Omit<VaultView, "usedBytes" | "hasLocker"> {
  const { kept, today } = parts;
  const papers = kept.map((one): ShelfPaper => {
    const standing = parts.states.get(one.id) ?? ({ state: "kept", uses: 0 } as const);
    const end = endOf(one.validUntil, today);
    const isReplaced = kept.some(
      (other) => other.id !== one.id && isSamePaper(other.kind, one.kind) && !hasEnded(other, today),
    );
    return {
      ...one,
      ...standing,
      paper: parts.nameOf(one.kind),
      group: groupOf(one.kind),
      mayEnd: endingFamily(one.kind) !== null,
      end,
      needsYou: standing.state === "defect" || (end?.state === "ended" && !isReplaced),
    };
  });
  const missing = missingOf(parts);
  const chosen = shelfChips.find((chip) => chip === parts.show) ?? "all";
  const isIn = (chip: string, one: { group: string; needsYou?: boolean }) =>
    chip === "all" || (chip === "need" ? (one.needsYou ?? true) : one.group === chip);
  const everything = [...papers, ...missing];
  const counts = Object.fromEntries(
    shelfChips.map((chip) => [chip, everything.filter((one) => isIn(chip, one)).length]),
  ) as VaultView["counts"];
  const shown = papers.filter((one) => isIn(chosen, one));
  return {
    documents: [...shown.filter(({ needsYou }) => needsYou), ...shown.filter(({ needsYou }) => !needsYou)],
    missing: missing.filter((one) => isIn(chosen, one)),
    show: chosen,
    counts,
    ready: papers.filter(({ needsYou }) => !needsYou).length,
    adding: vaultKinds.find((kind) => kind === parts.adding) ?? null,
  };
}

function missingOf({ kept, everyone, asked }: ShelfParts): MissingPaper[] {
  const askedBy = new Map<VaultKind, number>();
  for (const kind of vaultKinds) if (everyone.includes(kind)) askedBy.set(kind, 0);
  for (const names of asked) {
    const kinds = new Set(names.filter((name) => !OPTIONAL.test(name)).map(kindOf));
    for (const kind of kinds) if (kind) askedBy.set(kind, (askedBy.get(kind) ?? 0) + 1);
  }
  return [...askedBy]
    .filter(([kind]) => !kept.some((one) => isSamePaper(one.kind, kind)))
    .map(([kind, count]) => ({ kind, group: groupOf(kind), askedBy: count }))
    .sort((a, b) => b.askedBy - a.askedBy);
}

function kindOf(name: string): VaultKind | null {
  const family = familyOf(name.toLowerCase().replace(/[^a-z0-9]+/g, "_"));
  return vaultKinds.find((kind) => kind === family) ?? null;
}
