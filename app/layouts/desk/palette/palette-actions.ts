import type { DeskRoomName } from "#app/core/portals/desk-rooms.ts";

export type PaletteAction = {
  readonly label: string;
  readonly href: string;
  /** The page of the admin desk whose right it takes. */
  readonly page?: string;
  /** Of an institute's people: whose work it is. Without it, everybody's. */
  readonly members?: readonly string[];
};

/** What everybody of a desk keeps for themselves. */
const own: readonly PaletteAction[] = [
  { label: "Open my dashboard", href: "/settings/dashboard", page: "/admin/reports-analytics" },
  { label: "Have a list sent by mail", href: "/settings/list-mails", page: "/admin/reports-analytics" },
];

/** What can be done on each desk, by the words one would type. A press only leads there; nothing is done by it. */
export const paletteActions: Readonly<Record<DeskRoomName | "admin", readonly PaletteAction[]>> = {
  admin: [
    { label: "Answer the first enquiry", href: "/admin/enquiries/next", page: "/admin/enquiries" },
    { label: "Prepare a payout batch", href: "/admin/payouts", page: "/admin/payouts" },
    { label: "Read the bank's answer file", href: "/admin/payouts/answers", page: "/admin/payouts" },
    { label: "Record a transfer that came in", href: "/admin/payouts/deposits", page: "/admin/payouts" },
    { label: "Add a scholarship", href: "/admin/scholarships/new", page: "/admin/scholarships/new" },
    {
      label: "Review the application that waits longest",
      href: "/admin/applications?status=under_review&sort=oldest",
      page: "/admin/applications",
    },
    {
      label: "Decide claims",
      href: "/admin/claim-management?status=processing",
      page: "/admin/claim-management",
    },
    { label: "Look at open fraud alerts", href: "/admin/fraud-alerts?status=open", page: "/admin" },
    ...own,
    { label: "Check the audit chain", href: "/admin/security-roles/audit", page: "/admin/security-roles" },
  ],
  institute: [
    { label: "Start with the next application", href: "/institute/applications/next" },
    { label: "Create a scholarship", href: "/institute/scholarships/new", members: ["owner"] },
    {
      label: "Import the roll",
      href: "/institute/students/import",
      members: ["owner", "verifier"],
    },
    { label: "Record a payment to a student", href: "/institute/awards", members: ["owner"] },
    ...own,
  ],
  donor: [
    { label: "Give a donation", href: "/donor/donations/new" },
    { label: "Create a program", href: "/donor/programs/new" },
    ...own,
  ],
  csr: [
    { label: "Fund a scholarship", href: "/csr/funding/new" },
    { label: "Record a voucher", href: "/csr?tab=programs" },
    ...own,
  ],
};
