/** What About shows, in its order; the words are in messages/about.*.ts. */
export const impactNumbers = [
  { id: "students", value: "50K+" },
  { id: "scholarships", value: "5000+" },
  { id: "distributed", value: null },
  { id: "success", value: "85%" },
  { id: "satisfaction", value: "98%" },
  { id: "partners", value: "900+" },
] as const;

export const coreValues = [
  "accessibility",
  "transparency",
  "excellence",
  "inclusivity",
  "impact",
  "innovation",
] as const;

export const milestones = ["2020", "2021", "2022", "2023", "2024"] as const;

export const team = [
  { id: "sunitha", name: "Sunitha Rallapalli", image: "portrait-17" },
  { id: "devinder", name: "Devinder Pal Gill", image: "portrait-18" },
  { id: "ayesha", name: "Ayesha Siddiqui", image: "portrait-15" },
  { id: "tashi", name: "Tashi Norbu", image: "portrait-16" },
] as const;

export const howWeWork = ["collect", "match", "help", "stay"] as const;
