import { definePermissions } from "#app/core/permissions.ts";

/** The desk's one search: a line for each kind of thing, so that a reader finds what is theirs to see. */
export const findPermissions = definePermissions("find", {
  "find.students": { admin: true },
  "find.applications": { admin: true },
  "find.institutes": { admin: true },
  "find.organisations": { admin: true },
  "find.scholarships": { admin: true },
  "find.payouts": { admin: true },
  "find.donations": { admin: true },
  "find.insurance": { admin: true },
  "find.requests": { admin: true },
});
