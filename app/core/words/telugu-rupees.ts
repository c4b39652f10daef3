const ones =
  " ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది".split(
    " ",
  );
const tens = "  ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై".split(" ");
const scales = [
  { size: 10_000_000, one: "కోటి", many: "కోట్ల" },
  { size: 100_000, one: "లక్ష", many: "లక్షల" },
  { size: 1000, one: "వెయ్యి", many: "వేల" },
] as const;

/** An amount as a Telugu receipt says it: "ఒక లక్ష ఇరవై నాలుగు వేల ఐదు వందల అరవై ఏడు రూపాయలు మాత్రమే". */
export function teluguRupees(rupees: number, paise: number): string {
  const small = paise === 1 ? "ఒక పైసా" : `${counting(paise)} పైసలు`;
  if (rupees === 0 && paise > 0) return `${small} మాత్రమే`;
  if (paise === 0) return `${rupees === 1 ? "ఒక రూపాయి" : `${counting(rupees)} రూపాయలు`} మాత్రమే`;
  return `${rupees === 1 ? "ఒక రూపాయి" : `${counting(rupees)} రూపాయల`} ${small} మాత్రమే`;
}

/** A number before what it counts: what ends in one says ఒక్క there ("ఇరవై ఒక్క వేల"). */
function counting(count: number): string {
  if (count === 0) return "సున్నా";
  const words: string[] = [];
  let rest = count;
  for (const { size, one, many } of scales) {
    const times = Math.trunc(rest / size);
    rest %= size;
    if (times > 0) words.push(times === 1 ? `ఒక ${one}` : `${counting(times)} ${many}`);
  }
  const hundreds = Math.trunc(rest / 100);
  rest %= 100;
  if (hundreds > 1) words.push(`${ones[hundreds]} వందల`);
  else if (hundreds === 1) words.push(rest === 0 ? "వంద" : "నూట");
  if (rest >= 20) words.push(tens[Math.trunc(rest / 10)] ?? "");
  const last = rest < 20 ? rest : rest % 10;
  if (last > 0) words.push(last === 1 ? "ఒక్క" : (ones[last] ?? ""));
  return words.join(" ");
}
