/** Fields of study; the position is the bit in the database: add at the end, never remove or reorder. */
export const fieldsOfStudy = [
  "engineering",
  "computer-science",
  "architecture",
  "design",
  "pharmacy",
  "management",
  "commerce",
  "law",
  "medical",
  "dental",
  "nursing",
  "paramedical",
  "agriculture",
  "veterinary",
  "forestry",
  "science",
  "mathematics",
  "biotechnology",
  "social-science",
  "arts",
  "teaching",
  "performing-arts",
  "visual-arts",
  "sanskrit",
  "odia",
] as const;
export type FieldOfStudy = (typeof fieldsOfStudy)[number];

const bits = new Map<string, number>(fieldsOfStudy.map((field, index) => [field, index]));

export function fieldBit(field: FieldOfStudy): number {
  return bits.get(field) ?? 0;
}

const byClassOption: Record<string, readonly FieldOfStudy[]> = {
  ba: ["arts", "social-science"],
  ma: ["arts", "social-science"],
  bsc: ["science"],
  msc: ["science"],
  bcom: ["commerce"],
  mcom: ["commerce"],
  ca: ["commerce"],
  cs: ["commerce"],
  cma: ["commerce"],
  btech: ["engineering"],
  be: ["engineering"],
  mtech: ["engineering"],
  me: ["engineering"],
  polytechnic: ["engineering"],
  bba: ["management"],
  mba: ["management"],
  bca: ["computer-science"],
  mca: ["computer-science"],
  llb: ["law"],
  llm: ["law"],
  mbbs: ["medical"],
  bams: ["medical"],
  bhms: ["medical"],
  md: ["medical"],
  ms: ["medical"],
  bds: ["dental"],
  mds: ["dental"],
  bpt: ["paramedical"],
  bpharm: ["pharmacy"],
  mpharm: ["pharmacy"],
  bnurs: ["nursing"],
};

/** What a class option of the registration says about the field; null when it says nothing. */
export function fieldsOfClassOption(option: string): readonly FieldOfStudy[] | null {
  return Object.hasOwn(byClassOption, option) ? (byClassOption[option] ?? null) : null;
}
