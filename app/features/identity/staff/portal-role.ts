import { type AccountRole, type PortalRole, portalRoles } from "#app/core/portals/roles.ts";

export type { AccountRole, PortalRole };
export { portalRoles };

export function isPortalRole(value: unknown): value is PortalRole {
  return (portalRoles as readonly unknown[]).includes(value);
}

/** The address whose own screen is the sign-in: /admin, /donor, /csr. */
export function portalPath(role: PortalRole): string {
  return `/${role}`;
}

/** The portal an address belongs to: "/admin/claims" → "admin". */
export function portalOf(pathname: string): PortalRole | null {
  const first = pathname.split("/")[1];
  return isPortalRole(first) ? first : null;
}

/** "sign in as a student": for pages that say which sign-in is needed. */
export const signInNames: Record<AccountRole, string> = {
  student: "a student",
  institute: "an institute",
  donor: "a donor",
  csr: "a corporate CSR partner",
  admin: "the admin desk",
};

const HOUR = 3_600_000;

/** T9: portals a day, and an hour without use; students and institutes thirty days. */
export function sessionRules(role: AccountRole): { lifetimeMs: number; idleMs: number | null } {
  return isPortalRole(role)
    ? { lifetimeMs: 24 * HOUR, idleMs: HOUR }
    : { lifetimeMs: 30 * 24 * HOUR, idleMs: null };
}
