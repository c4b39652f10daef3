import { ofOnePage } from "./passing-parameters.ts";

/** A list of a desk: what people may keep views of, choose the columns of and open rows of beside it. */
export interface DeskList {
  /** Where it lives; a tab of a portal's page has its own. */
  readonly address: string;
  readonly title: string;
  /** The caption of its table; null where it is drawn as cards. */
  readonly table: string | null;
  /** Its file, with the same parameters; null where it has none. */
  readonly file: string | null;
}

const list = (
  address: string,
  title: string,
  { table = title, file = `${address}/export` }: Partial<Pick<DeskList, "table" | "file">> = {},
): DeskList => ({ address, title, table, file });

const section = (name: string) => `/admin/exports/${name}`;

/** Every list of every desk. The journeys over all lists go through this table. */
export const deskLists: readonly DeskList[] = [
  list("/admin/work", "What waits", { file: null }),
  list("/admin/user-management", "User Management", { table: "Users", file: section("user-management") }),
  list("/admin/policy-cards", "Policy & Cards", { table: "Policies", file: section("policy-cards") }),
  list("/admin/claim-management", "Claim Management", { table: "Claims", file: section("claim-management") }),
  list("/admin/fraud-alerts", "Fraud alerts", { table: null }),
  list("/admin/hospital-partners", "Hospital Partners", {
    table: "Hospitals",
    file: section("hospital-partners"),
  }),
  list("/admin/agent-franchise", "Agent & Franchise", { table: "Agents", file: section("agent-franchise") }),
  list("/admin/payment-system", "Payment System", { table: "Payments", file: section("payment-system") }),
  list("/admin/notifications", "Notifications", { file: section("notifications") }),
  list("/admin/deleted", "Deleted"),
  list("/admin/security-roles", "People of the portals"),
  list("/admin/security-roles/sessions", "Sessions"),
  list("/admin/security-roles/privacy", "Erasure requests", { table: "Requests" }),
  list("/admin/security-roles/audit", "Audit log"),
  list("/admin/regional-support", "Regional support", { table: "Matters" }),
  list("/admin/partnerships", "Institute requests", { table: "Partnership applications" }),
  list("/admin/joining", "Requests to join"),
  list("/admin/recovery", "Lost phones"),
  list("/admin/scholarships", "Scholarships"),
  list("/admin/scholarships/seasons", "Seasons to roll over"),
  list("/admin/scholarships/links", "Websites of scholarships"),
  list("/admin/scholarships/duplicates", "Likely duplicates"),
  list("/admin/scholarships/suggestions", "Suggestions"),
  list("/admin/applications", "Applications", { file: "/reviews/applications.csv" }),
  list("/admin/assisted", "Assisted applications"),
  list("/admin/escalations", "Late applications"),
  list("/admin/payouts", "Payouts", { table: "Batches of payouts", file: null }),
  list("/admin/payouts/awards", "Awards"),
  list("/admin/payouts/accounts", "New bank accounts"),
  list("/admin/payouts/deposits", "Transfers of institutes"),
  list("/admin/donations", "Donations", { table: "All donations" }),
  list("/admin/enquiries", "Enquiries"),
  list("/admin/bookings", "Bookings"),
  list("/admin/counsellors", "Counsellors"),
  list("/admin/reports-analytics", "Saved reports", { file: null }),
  list("/admin/books/journal", "Journal"),
  list("/admin/books/bank/lines", "Lines of the bank"),
  list("/institute/dashboard?tab=scholarships", "My Scholarships", {
    file: "/institute/scholarships/export",
  }),
  list("/institute/dashboard?tab=applications", "Applications", { file: "/reviews/applications.csv" }),
  list("/institute/dashboard?tab=students", "Students", { file: "/institute/students/export" }),
  list("/institute/work", "What waits", { file: null }),
  list("/institute/awards", "Awards"),
  list("/institute/lost-phones", "Lost phones"),
  list("/donor?tab=donations", "Donations", { file: "/donor/donations/export" }),
  list("/donor?tab=students", "Students you support", { file: "/donor/students/export" }),
  list("/csr?tab=programs", "Programs", { file: "/csr/programs/export" }),
];

/** Which view an address shows: its id, or "all" for the list as it is for everybody. */
export const VIEW_PARAMETER = "view";
export const ALL_VIEW = "all";
/** The columns that are left out, of the table and of its file. */
export const HIDE_PARAMETER = "hide";

export function findDeskList(address: string): DeskList | null {
  return deskLists.find((one) => one.address === address) ?? null;
}

/** The list that stands at an address, if one does. */
export function deskListAt({ pathname, search }: { pathname: string; search: string }): DeskList | null {
  const tab = new URLSearchParams(search).get("tab");
  return findDeskList(tab === null ? pathname : `${pathname}?tab=${tab}`);
}

/** Nothing was chosen: neither a filter, nor a view, nor a page. */
export function isBareAddress(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === "tab");
}

/** The list with these parameters in its address. */
export function addressOf({ address }: DeskList, query: string): string {
  if (query === "") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

// Where somebody is in the list and what was said there is not how the list looks; words that were searched for may
// name a person, and are not kept (T27).
const notKept = new Set([
  ...["tab", "q", "page", "lang", "new", "program", VIEW_PARAMETER],
  ...ofOnePage,
  ...["add", "edit", "filter", "decide", "approve", "reopen", "delete"],
]);

/** Filters, order, columns and page size of an address, in one order of keys: equal views are equal texts. */
export function keptQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => value !== "" && !notKept.has(name));
  const sorted = kept.toSorted((one, other) => `${one}`.localeCompare(`${other}`));
  return new URLSearchParams(sorted).toString();
}

/** The name of a column in addresses: its head without what is in brackets, which says the unit. */
export function columnKey(head: string): string {
  return head
    .replace(/\(.*?\)/g, "")
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const MOST_HIDDEN = 40;

export function hiddenColumns(search: string): readonly string[] {
  const text = new URLSearchParams(search).get(HIDE_PARAMETER) ?? "";
  return text
    .split(".")
    .filter((key) => /^[a-z0-9-]{1,40}$/.test(key))
    .slice(0, MOST_HIDDEN);
}

/** Of a file's columns those that are seen: what is hidden in the list is not in its file. The first one stays. */
export function seenColumns<C extends { readonly header: string; readonly of?: string }>(
  columns: readonly C[],
  search: string,
): readonly C[] {
  const hidden = hiddenColumns(search);
  if (hidden.length === 0) return columns;
  return columns.filter(({ header, of }, at) => at === 0 || !hidden.includes(columnKey(of ?? header)));
}

export interface KeptView {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
}

/** How somebody opens a list when they have chosen nothing: a view, or all of it with these columns left out. */
export interface ListChoice {
  readonly list: string;
  readonly viewId: string | null;
  readonly hidden: readonly string[];
}

export interface KeptViews {
  readonly views: readonly KeptView[];
  readonly choices: readonly ListChoice[];
}

/** Where a bare address leads somebody who has said how they want to see the list. */
export function usualAddress(list: DeskList, { views, choices }: KeptViews): string | null {
  const choice = choices.find((one) => one.list === list.address);
  if (!choice) return null;
  const view = views.find(({ id }) => id === choice.viewId);
  if (view) return addressOf(list, withView(view.query, view.id));
  return choice.hidden.length > 0 ? addressOf(list, `${HIDE_PARAMETER}=${choice.hidden.join(".")}`) : null;
}

export function withView(query: string, id: string): string {
  return query === "" ? `${VIEW_PARAMETER}=${id}` : `${query}&${VIEW_PARAMETER}=${id}`;
}
