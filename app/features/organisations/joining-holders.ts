import type { GiverRole } from "#app/core/portals/roles.ts";

/** Who may ask to give, and what each of them proves. One row adds a kind. */
export const joiningHolders = {
  person: {
    label: "A person",
    kind: "donor",
    type: "Individual Philanthropist",
    panHolders: "P",
    panHint: "A person’s PAN has P as its fourth letter.",
  },
  trust: {
    label: "A trust, society or NGO",
    kind: "donor",
    type: "Trust/NGO",
    panHolders: "TAB",
    panHint: "The PAN of a trust or society has T, A or B as its fourth letter.",
  },
  foundation: {
    label: "A company’s foundation",
    kind: "donor",
    type: "Corporate Foundation",
    panHolders: "TAC",
    panHint: "The PAN of a foundation has T, A or C as its fourth letter.",
  },
  company: {
    label: "A company, for its CSR",
    kind: "csr",
    type: "Company",
    panHolders: "C",
    panHint: "A company’s PAN has C as its fourth letter.",
  },
} as const;

export type JoiningHolder = keyof typeof joiningHolders;
export type JoiningKind = GiverRole;
export const joiningHolderNames = Object.keys(joiningHolders) as [JoiningHolder, ...JoiningHolder[]];
