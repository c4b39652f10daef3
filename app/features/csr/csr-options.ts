/** Schedule VII, item by item, in short words. Scholarships stand under (ii). */
export const scheduleItems = {
  i: "(i) Hunger, poverty, health and sanitation",
  ii: "(ii) Education, special education, vocational skills, livelihoods",
  iii: "(iii) Gender equality, homes and care for women, orphans and seniors",
  iv: "(iv) Environment, animal welfare, natural resources",
  v: "(v) National heritage, art and culture",
  vi: "(vi) Armed forces veterans, war widows and their dependants",
  vii: "(vii) Training for rural, national, Paralympic and Olympic sports",
  viii: "(viii) Prime Minister's and other central funds",
  ix: "(ix) Incubators, research and universities",
  x: "(x) Rural development projects",
  xi: "(xi) Slum area development",
  xii: "(xii) Disaster management, relief and rehabilitation",
} as const;
export type ScheduleItem = keyof typeof scheduleItems;
export const scheduleItemIds = Object.keys(scheduleItems) as [ScheduleItem, ...ScheduleItem[]];
/** What counts towards the company's own education share. */
export const educationItem: ScheduleItem = "ii";

/** Report frequency, to the letter (spec 2, section 9). */
export const reportFrequencies = { monthly: "Monthly", quarterly: "Quarterly", annual: "Annual" } as const;
export type ReportFrequency = keyof typeof reportFrequencies;
export const reportFrequencyIds = Object.keys(reportFrequencies) as [ReportFrequency, ...ReportFrequency[]];

/** The impact metric checkboxes: what the impact tab and the report show. */
export const impactMetrics = {
  students: "Students supported",
  girls: "Girls supported",
  completed: "Students who finished their year",
  firstGeneration: "First in the family to study",
  trained: "Trained for work",
  schools: "Schools reached",
} as const;
export type ImpactMetric = keyof typeof impactMetrics;
export const impactMetricIds = Object.keys(impactMetrics) as [ImpactMetric, ...ImpactMetric[]];

export const spendKinds = {
  direct: "On the program",
  overhead: "Administrative overhead",
  assessment: "Impact assessment",
} as const;
export type SpendKind = keyof typeof spendKinds;
export const spendKindIds = Object.keys(spendKinds) as [SpendKind, ...SpendKind[]];

export const transferKinds = {
  unspent_account: "Unspent CSR Account",
  schedule_vii_fund: "Fund of Schedule VII",
} as const;
export type TransferKind = keyof typeof transferKinds;
export const transferKindIds = Object.keys(transferKinds) as [TransferKind, ...TransferKind[]];

/** "CSR-2026-0007": read aloud, and on every report. */
export function csrNumber(serial: number, createdAt: Date): string {
  return serial === 0
    ? "CSR number follows"
    : `CSR-${createdAt.getUTCFullYear()}-${String(serial).padStart(4, "0")}`;
}
