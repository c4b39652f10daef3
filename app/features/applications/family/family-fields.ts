/** What sisters and brothers of one home share: where they live, who their parents are, what the family earns. */
export const familyFields = [
  "address",
  "city",
  "state",
  "pincode",
  "fatherName",
  "noFather",
  "motherName",
  "noMother",
  "guardianName",
  "fatherOccupation",
  "motherOccupation",
  "familyIncome",
] as const;
