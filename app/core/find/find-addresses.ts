import type { Role } from "../portals/roles.ts";

/** Where each desk that has a search is asked. Asking changes nothing: no page is read anew for it. */
export const findAddresses = {
  admin: "/admin/find",
  institute: "/institute/find",
} as const satisfies Partial<Record<Role, string>>;

export function isFindAddress(address: string | undefined): boolean {
  return Object.values<string | undefined>(findAddresses).includes(address?.split("?")[0]);
}
