// What people hear alike they write alike in many ways: "parivarthan" and "Parivartan", "moyna" and "Moina",
// "ముత్తూట్" and "Muthoot". The rules go from the longest spelling to the shortest.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[ts]ion/g, "shn"],
  [/ght/g, "t"],
  [/sch/g, "sk"],
  [/ksh|x/g, "ks"],
  [/jny?|gn(?=[aeiouy])/g, "gy"],
  [/chh|ch/g, "C"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/ph/g, "f"],
  [/([tdbkgjsr])h/g, "$1"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/([a-zC])\1+/g, "$1"],
  [/(?<=.{3})e$/, ""],
  [/ai|ei|ay|ey|y|e/g, "i"],
  [/au|ou|o/g, "u"],
  [/(?!^)a/g, ""],
  [/([iu])\1+/g, "$1"],
];

/** Equal for Latin spellings that sound alike: no doubled letters, no breath, no inner "a", two vowels. */
export function soundKey(latin: string): string {
  return spellings.reduce((word, [pattern, replacement]) => word.replace(pattern, replacement), latin);
}
