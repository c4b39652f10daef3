import type { Actor } from "#app/core/portals/permissions.ts";

/** Whose views somebody sees: those of one desk never reach another one. */
export function deskKey({ role, userId, instituteId, organisationId }: Actor): string {
  if (role === "admin") return "admin";
  if (role === "institute" && instituteId) return `institute:${instituteId}`;
  if (organisationId) return `organisation:${organisationId}`;
  return `account:${userId}`;
}
