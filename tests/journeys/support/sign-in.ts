import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { choose } from "./choose.ts";

export const demoSignIns = {
  student: "9876543210",
  institute: "9876543211",
  admin: { email: "admin@scholarsetu.example", password: "Demo-Admin-2024" },
  checker: { email: "checker@scholarsetu.example", password: "Demo-Checker-2024" },
  donor: { email: "donor@scholarsetu.example", password: "Demo-Donor-2024" },
  csr: { email: "csr@scholarsetu.example", password: "Demo-Csr-2024" },
  /** The second person of the same company. */
  csrFinance: { email: "csr-finance@scholarsetu.example", password: "Demo-Csr-2024" },
} as const;

/** Somebody of the admin desk who holds one role: support, finance, auditor … */
export async function signInAsStaff(page: Page, role: string, address = "/admin"): Promise<void> {
  const password = `Demo-${role[0]?.toUpperCase()}${role.slice(1)}-2024`;
  const form = { email: `${role}@scholarsetu.example`, password };
  const answer = await page.request.post("/admin", { form, headers: sameOrigin, maxRedirects: 0 });
  expect(answer.status(), `${form.email} is let in`).toBe(302);
  await page.goto(address);
  await expectSignedIn(page);
}

export type PhoneType = "student" | "institute";
/** The checker is the second person of the admin desk, and signs in at the same place. */
export type Portal = "admin" | "checker" | "donor" | "csr" | "csrFinance";

/** A number that nobody else in this run uses. */
export function freshPhone(): string {
  return `8${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
}

/** By the page /login, which works with and without script. Ends where the site leads. */
export async function signInByPhone(
  page: Page,
  phone: string,
  type: PhoneType = "student",
  next?: string,
): Promise<void> {
  const isThere = new URL(page.url() === "about:blank" ? "http://x/" : page.url()).pathname === "/login";
  if (!isThere || next) await page.goto(next ? `/login?next=${encodeURIComponent(next)}` : "/login");
  const main = page.getByRole("main");
  await choose(main.getByRole("radio", { name: type === "student" ? "Student" : "Institute" }));
  await main.getByLabel("Phone number").fill(phone);
  await main.getByRole("button", { name: "Send OTP" }).click();
  await main.getByLabel("OTP", { exact: true }).fill("123456");
  await main.getByRole("button", { name: "Verify" }).click();
  await expect(page).not.toHaveURL(/\/login(\?|$)/);
}

const sameOrigin = { "sec-fetch-site": "same-origin" };

/** For journeys whose matter is not signing in: the posts of /login without its pages, then the dashboard. */
export async function comeSignedIn(page: Page, phone: string, type: PhoneType = "student"): Promise<void> {
  const send = { intent: "send", phone, type };
  const asked = await page.request.post("/login", { form: send, headers: sameOrigin });
  const state = (await asked.text()).match(/name="state" value="([^"]+)"/)?.[1] ?? "";
  const verify = { intent: "verify", otp: "123456", state };
  const answer = await page.request.post("/login", { form: verify, headers: sameOrigin, maxRedirects: 0 });
  expect(answer.status(), `${phone} is let in`).toBe(302);
  await page.goto(answer.headers().location ?? "/dashboard");
}

/** The post of a portal's login screen; the screen itself is tried in identity/portals-open-and-close. */
export async function signInAtPortal(page: Page, portal: Portal, address?: string): Promise<void> {
  const door = portal === "checker" ? "/admin" : portal === "csrFinance" ? "/csr" : `/${portal}`;
  const form = demoSignIns[portal];
  const answer = await page.request.post(door, { form, headers: sameOrigin, maxRedirects: 0 });
  expect(answer.status(), `${form.email} is let in`).toBe(302);
  await page.goto(address ?? door);
  await expectSignedIn(page);
}

/** Whatever a portal shows: it offers to leave. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Logout" }).locator("visible=true").first()).toBeVisible();
}

/** In the portal's head or, where the window is narrow, in the header. */
export async function logOut(page: Page): Promise<void> {
  // A whole new page: nothing of the old one stays in memory.
  const left = page.waitForEvent("load");
  await page.getByRole("button", { name: "Logout" }).locator("visible=true").first().click();
  await left;
}

/** T11: going back after signing out shows nothing private. */
export async function expectNothingPrivateBehind(page: Page, secret: string | RegExp): Promise<void> {
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(secret);
  await page.goForward();
}
