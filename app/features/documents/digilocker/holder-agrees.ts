/** What stands before a name on papers and is no part of it. */
const titles = new Set(["MR", "MS", "MRS", "MISS", "SRI", "SHRI", "SMT", "KUM", "KUMARI", "SELVI", "MASTER"]);

function partsOf(name: string): string[] {
  return name
    .normalize("NFKC")
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((part) => part !== "" && !titles.has(part));
}

const isInitialOf = (short: string, long: string) => [...short].length === 1 && long.startsWith(short);

/** Offices write "RAO ASHA", "Asha Rao" and "R Asha" of one person: the same parts in any order, an initial for one. */
export function namesAgree(one: string | null, other: string | null): boolean {
  const left = partsOf(other ?? "");
  const parts = partsOf(one ?? "").toSorted((a, b) => b.length - a.length);
  // A single part is half the village's.
  if (parts.length !== left.length || parts.length < 2) return false;
  for (const part of parts) {
    const same = left.indexOf(part);
    const at =
      same >= 0 ? same : left.findIndex((name) => isInitialOf(part, name) || isInitialOf(name, part));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

type Person = { readonly name: string | null; readonly born: string | null };

/** The record speaks of her: by name, and no day of birth says otherwise. */
export function holderAgrees(record: Person, her: Person): boolean {
  return namesAgree(record.name, her.name) && (!record.born || !her.born || record.born === her.born);
}
