import { definePermissions, readers } from "#app/core/portals/permissions.ts";

/** The desk's one search: a line for each kind of thing, so that a reader finds what is theirs to see. */
export const findPermissions = definePermissions("find", {
  "find.students": { admin: readers(["verification", "support", "finance", "security"]), limited: "within" },
  "find.applications": { admin: readers(["verification", "support", "finance"]), limited: "within" },
  "find.institutes": {
    admin: readers(["verification", "support", "content", "finance", "security"]),
    limited: "within",
  },
  "find.organisations": {
    admin: readers(["verification", "support", "finance", "security"]),
    limited: "within",
  },
  "find.scholarships": { admin: readers(["verification", "support", "content"]), limited: "anywhere" },
  "find.payouts": { admin: readers(["finance", "support"]) },
  "find.donations": { admin: readers(["finance"]) },
  "find.insurance": { admin: readers(["claims", "support", "finance"]) },
  "find.requests": { admin: readers(["verification", "support"]), limited: "within" },
  /** In her file: which messages went out and arrived, never their words. */
  "find.messages": { admin: readers(["support"]), limited: "within" },
  "find.consents": { admin: readers(["verification", "support", "security"]), limited: "within" },
});
