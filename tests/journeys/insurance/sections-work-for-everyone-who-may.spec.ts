import { comeSignedIn, signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const sections = [
  "user-management",
  "agent-franchise",
  "hospital-partners",
  "policy-cards",
  "claim-management",
  "payment-system",
  "notifications",
];

const plans = ["Choose a plan", "Basic", "Standard", "Premium", "Family"];

/** Section 2 and 5 of the second document: cards, columns, the modal's fields in order, its options and defaults. */
const specified: Readonly<Record<string, Specified>> = {
  "user-management": {
    cards: ["Total Users", "Active", "Expired", "New This Month"],
    heads: ["User", "Plan", "Status", "Location", "Joined", "Actions"],
    modal: "Add User",
    fields: ["Full Name", "Email", "Phone", "Plan", "Location", "Aadhaar Number"],
    options: { Plan: plans },
  },
  "agent-franchise": {
    cards: ["Total Agents", "Active Agents", "Top Performer", "Average Commission"],
    heads: ["Agent", "Region", "Target Achievement", "Commission", "Status", "Actions"],
    modal: "Add Agent",
    fields: [
      "Agent Name",
      "Email",
      "Phone",
      "Region",
      "Monthly Target",
      "Commission %",
      "Bank Account Details",
    ],
    options: { Region: ["Choose a region", "North India", "South India", "East India", "West India"] },
    defaults: { "Commission %": "15" },
  },
  "hospital-partners": {
    cards: ["Total Hospitals", "Active", "Pending Approval", "Cities Covered"],
    heads: ["Hospital", "City and Address", "Specialties", "Status", "Actions"],
    modal: "Add Hospital",
    fields: ["Hospital Name", "Phone", "Email", "City", "State", "Specialties", "Address"],
    options: {
      State: ["Choose a state", "Telangana", "Andhra Pradesh", "Karnataka", "Tamil Nadu", "Maharashtra"],
    },
  },
  "policy-cards": {
    cards: ["Total", "Active", "Expired", "Total Premium"],
    heads: ["Card number", "Customer", "Plan", "Premium", "Valid from", "Valid to", "Status", "Actions"],
    modal: "Create Policy",
    fields: [
      "Card Number",
      "Customer Name",
      "Customer’s phone",
      "Plan",
      "Premium Amount",
      "Valid From",
      "Valid To",
      "Assigned Agent",
    ],
    options: {
      Plan: plans,
      "Assigned Agent": ["Choose an agent", "Ravi Teja", "Neha Sharma", "Imran Shaikh"],
    },
  },
  "claim-management": {
    cards: ["Total Claims", "Approved", "Processing", "Rejected"],
    heads: ["Claim number", "Customer", "Type", "Amount", "Hospital", "Due", "Assigned", "Status", "Actions"],
    filter: "Filter Claims",
  },
  "payment-system": {
    cards: ["Total Transactions", "Successful", "Failed", "Total Revenue"],
    heads: ["Transaction", "Customer", "Amount", "Method", "Agent", "Status", "Actions"],
  },
  notifications: {
    cards: ["Total Sent", "Delivered", "Opened", "Click Rate"],
    heads: ["Title", "Type", "Audience", "Sent", "Opened", "Priority", "Actions"],
    modal: "Send Notification",
    fields: ["Title", "Message", "Type", "Audience", "Priority"],
    options: {
      Type: ["Renewal", "Promotion", "Alert", "Update"],
      Audience: ["All Users", "Premium Users", "Agents", "Expired Users"],
      Priority: ["High", "Medium", "Low"],
    },
    defaults: { Type: "renewal", Audience: "all_users", Priority: "medium" },
  },
};

interface Specified {
  readonly cards: readonly string[];
  readonly heads: readonly string[];
  readonly filter?: string;
  readonly modal?: string;
  readonly fields?: readonly string[];
  readonly options?: Readonly<Record<string, readonly string[]>>;
  readonly defaults?: Readonly<Record<string, string>>;
}

test("spec 2: each section has its cards, columns and buttons, and its modal the fields, options and defaults", async ({
  page,
}) => {
  await signInAtPortal(page, "admin");
  const main = page.getByRole("main");
  for (const section of sections) {
    const wanted = specified[section];
    if (!wanted) throw new Error(section);
    await page.goto(`/admin/${section}`);
    await expect(main.locator(".stat dt"), section).toHaveText(wanted.cards);
    const heads = main.locator("thead th").filter({ hasNotText: "Tick all on this page" });
    await expect(heads, section).toHaveText(wanted.heads);
    await main.getByRole("link", { name: wanted.filter ?? "Filter", exact: true }).click();
    const filter = page.getByRole("dialog", { name: "Filter" });
    await filter.getByRole("button", { name: "Close" }).click();
    await expect(filter).toBeHidden();
    const href = await main.getByRole("link", { name: "Export" }).getAttribute("href");
    const file = await page.request.get(`${href}${href?.includes("?") ? "&" : "?"}q=zzzz`);
    expect(file.headers()["content-type"], section).toContain("text/csv");
    if (wanted.modal) {
      await main.getByRole("link", { name: wanted.modal }).click();
      const dialog = page.getByRole("dialog", { name: wanted.modal });
      const labels = await dialog.locator("label").allTextContents();
      expect(labels.map((label) => label.replace(/\s*(\*|\(optional\))$/, ""))).toEqual(wanted.fields);
      // Every field of the document is starred; the phone by which a customer is told is ours.
      expect(labels.filter((label) => !label.endsWith("*"))).toHaveLength(section === "policy-cards" ? 1 : 0);
      for (const [label, names] of Object.entries(wanted.options ?? {})) {
        await expect(dialog.getByLabel(label, { exact: false }).locator("option"), label).toHaveText(names);
      }
      for (const [label, value] of Object.entries(wanted.defaults ?? {})) {
        await expect(dialog.getByLabel(label), label).toHaveValue(value);
      }
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    }
  }
});

// The seven share one frame: two of them, a dialog and an item stand for all.
test("T47: axe finds nothing in a section, on a phone, with a dialog open, and on an item", async ({
  page,
}) => {
  await signInAtPortal(page, "admin");
  await page.goto("/admin/agent-franchise");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/admin/notifications");
  await expectAccessible(page);
  await page.goto("/admin/agent-franchise?add=1");
  await expectAccessible(page);
  await page.goto("/admin/claim-management?status=processing");
  await page.getByRole("main").getByRole("link", { name: /^View/ }).first().click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the dialogs are pages: a user is added, filtered for and deleted", async ({ page }) => {
    await signInAtPortal(page, "admin");
    await page.goto("/admin/user-management");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Add User" }).click();
    const dialog = page.getByRole("dialog", { name: "Add User" });
    await dialog.getByLabel("Full Name").fill("Scriptless Person");
    await dialog.getByLabel("Email").fill("scriptless@demo.example");
    await dialog.getByLabel("Phone").fill("9811188999");
    await dialog.getByLabel("Plan").selectOption("basic");
    await dialog.getByLabel("Location").fill("Ongole");
    await dialog.getByLabel("Aadhaar Number").fill("987654321096");
    await dialog.getByRole("button", { name: "Add User" }).click();
    await expect(main).toContainText("User added successfully!");
    await page.goto("/admin/user-management?q=scriptless");
    await main.getByRole("link", { name: "Filter" }).click();
    const filter = page.getByRole("dialog", { name: "Filter" });
    await filter.getByLabel("Plan").selectOption("basic");
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(main).toContainText("scriptless@demo.example");
    await main.getByRole("link", { name: "Delete Scriptless Person" }).click();
    await page.getByLabel("Why?").fill("Entered twice");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(main).toContainText("The user was deleted.");
  });
});

test("T12: visitors are sent to the sign-in, other roles are refused", async ({ page, site, healthy }) => {
  healthy.allow(/status of 40[13]/);
  await page.goto("/admin/policy-cards");
  await expect(page).toHaveURL(/\/admin\?next=/);
  await comeSignedIn(page, "9876543210");
  for (const section of sections) {
    for (const path of [`/admin/${section}`, `/admin/exports/${section}`]) {
      expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(403);
    }
    const post = await page.request.post(`/admin/${section}`, {
      headers: { Origin: site },
      form: { intent: "delete", id: "018d0000-0000-7000-8000-000000000001" },
      maxRedirects: 0,
    });
    expect(post.status(), section).toBe(403);
  }
});
