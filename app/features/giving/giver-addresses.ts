import type { Role } from "#app/core/portals/permissions.ts";

/**
 * A donor and a company give by the same pages, each inside its own portal: the one place that knows where they
 * stand. An organisation's kind is named like the role of those who sign in for it.
 */
export function giverAddresses(kind: Role) {
  const isCompany = kind === "csr";
  const base = isCompany ? "/csr/funding" : "/donor/donations";
  return {
    isCompany,
    newDonation: `${base}/new`,
    donation: (id: string) => `${base}/${id}`,
    receipt: (id: string) => `${base}/${id}/receipt`,
    programme: (id: string) => `${isCompany ? "/csr" : "/donor"}/programs/${id}`,
    programmes: isCompany ? "/csr?tab=programs" : "/donor?tab=programs",
    team: `${isCompany ? "/csr" : "/donor"}/team`,
    approvals: `${isCompany ? "/csr" : "/donor"}/approvals`,
    settings: `${isCompany ? "/csr" : "/donor"}?tab=settings`,
    students: isCompany ? "/csr?tab=programs" : "/donor?tab=students",
    back: isCompany
      ? { href: "/csr?tab=programs", label: "Programs" }
      : { href: "/donor?tab=donations", label: "Donations" },
  };
}

export type GiverAddresses = ReturnType<typeof giverAddresses>;
