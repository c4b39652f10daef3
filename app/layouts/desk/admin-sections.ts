import Bell from "lucide-react/icons/bell";
import BookOpen from "lucide-react/icons/book-open";
import Building2 from "lucide-react/icons/building-2";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartColumn from "lucide-react/icons/chart-column";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import CreditCard from "lucide-react/icons/credit-card";
import FileChartColumn from "lucide-react/icons/file-chart-column";
import FileText from "lucide-react/icons/file-text";
import Flag from "lucide-react/icons/flag";
import Globe from "lucide-react/icons/globe";
import GraduationCap from "lucide-react/icons/graduation-cap";
import HandCoins from "lucide-react/icons/hand-coins";
import HandHeart from "lucide-react/icons/hand-heart";
import HandHelping from "lucide-react/icons/hand-helping";
import Handshake from "lucide-react/icons/handshake";
import Hospital from "lucide-react/icons/hospital";
import IdCard from "lucide-react/icons/id-card";
import Inbox from "lucide-react/icons/inbox";
import MessagesSquare from "lucide-react/icons/messages-square";
import Network from "lucide-react/icons/network";
import Presentation from "lucide-react/icons/presentation";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import Send from "lucide-react/icons/send";
import Server from "lucide-react/icons/server";
import ShieldCheck from "lucide-react/icons/shield-check";
import Smartphone from "lucide-react/icons/smartphone";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import Users from "lucide-react/icons/users";
import UsersRound from "lucide-react/icons/users-round";
import Wallet from "lucide-react/icons/wallet";
import type { IconType } from "#app/ui/pictures/icon.tsx";

/** L35: a menu of thirty lines is read by nobody, so the pages of the desk lie in groups that fold. */
export const deskGroups = ["Students", "People", "Money", "Help and site"] as const;
type DeskGroup = (typeof deskGroups)[number];

export type AdminSection = {
  readonly href: string;
  readonly title: string;
  readonly icon: IconType;
  /** Where it stands in a long menu. */
  readonly group?: DeskGroup;
  /** Pages that belong to it but do not lie under its address. */
  readonly also?: readonly string[];
};

/** The eleven sections of the second document, in its order. Their title is the heading of their page. */
export const adminSections: readonly AdminSection[] = [
  { href: "/admin", title: "Super Dashboard", icon: ChartColumn, also: ["/admin/fraud-alerts"] },
  { href: "/admin/user-management", title: "User Management", icon: Users, also: ["/admin/deleted"] },
  { href: "/admin/agent-franchise", title: "Agent & Franchise", icon: Network },
  { href: "/admin/hospital-partners", title: "Hospital Partners", icon: Hospital },
  { href: "/admin/policy-cards", title: "Policy & Cards", icon: CreditCard },
  {
    href: "/admin/claim-management",
    title: "Claim Management",
    icon: FileText,
    also: ["/admin/claim-payments"],
  },
  { href: "/admin/payment-system", title: "Payment System", icon: Wallet },
  { href: "/admin/reports-analytics", title: "Reports & Analytics", icon: FileChartColumn },
  { href: "/admin/notifications", title: "Notifications", icon: Bell, also: ["/admin/inbox"] },
  { href: "/admin/security-roles", title: "Security & Roles", icon: ShieldCheck },
  { href: "/admin/regional-support", title: "Regional Support", icon: Globe },
];

/** The second group: one line adds a page. Each of them brings its own heading. */
export const scholarshipDesk: readonly AdminSection[] = [
  { href: "/admin/work", title: "What waits", icon: Inbox },
  { href: "/admin/security-roles/second-person", title: "To confirm", icon: UsersRound },
  // D34: it has a list of its own, and its heading is the dashboard's bar.
  { href: "/admin/fraud-alerts", title: "Fraud alerts", icon: Flag },
  { href: "/admin/security-roles/permissions", title: "What each role does", icon: IdCard, group: "People" },
  {
    href: "/admin/find",
    title: "Find anybody",
    icon: Search,
    group: "People",
    also: ["/admin/students", "/admin/institutes", "/admin/organisations"],
  },
  { href: "/admin/partnerships", title: "Partnerships", icon: Handshake, group: "People" },
  { href: "/admin/joining", title: "Donors & CSR", icon: Building2, group: "People" },
  { href: "/admin/recovery", title: "Lost phones", icon: Smartphone, group: "People" },
  {
    href: "/admin/scholarships",
    title: "Scholarships",
    icon: GraduationCap,
    group: "Students",
  },
  {
    href: "/admin/applications",
    title: "Applications",
    icon: ClipboardCheck,
    group: "Students",
  },
  {
    href: "/admin/group-messages",
    title: "Messages to many",
    icon: Send,
    group: "Students",
  },
  {
    href: "/admin/assisted",
    title: "Assisted applications",
    icon: HandHelping,
    group: "Students",
  },
  { href: "/admin/payouts", title: "Payouts", icon: HandCoins, group: "Money" },
  { href: "/admin/donations", title: "Donations", icon: HandHeart, group: "Money" },
  { href: "/admin/books", title: "Books", icon: Scale, group: "Money" },
  {
    href: "/admin/escalations",
    title: "Escalations",
    icon: TriangleAlert,
    group: "Students",
  },
  { href: "/admin/enquiries", title: "Enquiries", icon: MessagesSquare, group: "Help and site" },
  { href: "/admin/bookings", title: "Bookings", icon: CalendarDays, group: "Help and site" },
  { href: "/admin/counsellors", title: "Counsellors", icon: UserRoundCheck, group: "Help and site" },
  { href: "/admin/workshops", title: "Workshops", icon: Presentation, group: "Help and site" },
  { href: "/admin/stories", title: "Stories", icon: BookOpen, group: "Help and site" },
  { href: "/admin/system", title: "System", icon: Server, group: "Help and site" },
];

/** The section an address belongs to: /admin/enquiries/… is Enquiries, /admin is itself alone. */
export function findAdminSection(pathname: string): AdminSection | null {
  const all = [...adminSections, ...scholarshipDesk];
  const belongs = ({ href, also = [] }: AdminSection) =>
    pathname === href ||
    [...(href === "/admin" ? [] : [href]), ...also].some(
      (place) => pathname === place || pathname.startsWith(`${place}/`),
    );
  return all.find(belongs) ?? null;
}
