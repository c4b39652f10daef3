export const memberRoles = ["owner", "verifier", "reviewer"] as const;

export const memberRoleLabels: Readonly<Record<string, string>> = {
  owner: "Owner: everything, and the team",
  verifier: "Verifier: checks documents, keeps the roll",
  reviewer: "Reviewer: scores applications",
};
