import { plainPng } from "#tests/support/sample-files.ts";
import { choose } from "../support/choose.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { takeUpInvitation } from "./join-as-company.ts";

const first = "kamala@godavari-trust.example";
const second = "irfan@godavari-trust.example";
const third = "lata@godavari-trust.example";

test("a donor from its request to its second person approving the first donation; a viewer sees no form", async ({
  page,
  browser,
  baseURL,
  demoInbox,
  healthy,
}) => {
  test.slow();
  healthy.allow(/status of 4\d\d/);
  const another = async () => (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const main = page.getByRole("main");
  await page.goto("/donor");
  await main.getByRole("link", { name: "Ask to join" }).click();
  await main.getByText("A trust, society or NGO").click();
  await main.getByLabel("Your e-mail address").fill(first);
  await main.getByRole("button", { name: "Send me the code" }).click();
  await main.getByLabel("Code", { exact: false }).fill("123456");
  await main.getByRole("button", { name: "Confirm the code" }).click();
  await main.getByLabel("Name as it is registered").fill("Godavari Learning Trust");
  await main.getByLabel("Who signs in first").fill("Kamala Devi");
  await main.getByLabel("Mobile number").fill("9876500021");
  await main.getByLabel("PAN").fill("AAATG4321P");
  await main.getByLabel("Registration number").fill("HYD/2011/4471");
  await main.getByLabel("Address", { exact: false }).fill("4 Tank Bund Road");
  await main.getByLabel("Town or city").fill("Hyderabad");
  await main.getByLabel("PIN code").fill("500001");
  await main.getByLabel("State").selectOption("telangana");
  await main
    .getByLabel(/Certificate/)
    .setInputFiles({ name: "deed.png", mimeType: "image/png", buffer: plainPng() });
  await choose(main.getByLabel(/I may speak/));
  await main.getByRole("button", { name: "Send the request" }).click();
  await expect(main).toContainText("Your request was sent.");

  const desk = await another();
  await signInAtPortal(desk, "admin");
  await desk.goto("/admin/joining");
  await desk.getByRole("link", { name: "Godavari Learning Trust" }).click();
  await desk.getByRole("button", { name: "Approve and invite" }).click();
  await expect(desk.getByRole("main")).toContainText("the invitation has left");
  await takeUpInvitation(page, await demoInbox.lastTo(first, /password\/reset/), first, "/donor");

  // The first person invites the second one, who moves money too, and one who only looks.
  for (const [name, email, role] of [
    ["Irfan Ali", second, "finance"],
    ["Lata Rao", third, "viewer"],
  ] as const) {
    await page.goto("/donor/team");
    await main.getByLabel("Name").fill(name);
    await main.getByLabel("E-mail address").fill(email);
    await main.getByLabel(/^Role(?! of)/).selectOption(role);
    await main.getByRole("button", { name: "Send the invitation" }).click();
    await expect(main).toContainText("The invitation is on its way");
  }
  const colleague = await another();
  await takeUpInvitation(colleague, await demoInbox.lastTo(second, /password\/reset/), second, "/donor");
  const viewer = await another();
  await takeUpInvitation(viewer, await demoInbox.lastTo(third, /password\/reset/), third, "/donor");

  // The first donation waits for the second person.
  await page.goto("/donor/donations/new");
  await main.getByLabel("Give for").selectOption({ index: 1 });
  await main.getByRole("textbox", { name: /^Amount/ }).fill("50,000");
  await main.getByLabel("Address on the receipt").fill("4 Tank Bund Road, Hyderabad");
  await main.getByRole("button", { name: "Go to payment" }).click();
  await expect(page).toHaveURL(/\/donor\/approvals/);
  await expect(main).toContainText("It waits for a colleague now");
  await expect(main.getByRole("button", { name: "Approve" })).toHaveCount(0);

  // Who only looks sees it, and no form.
  const looks = viewer.getByRole("main");
  await viewer.goto("/donor/approvals");
  await expect(looks).toContainText("An owner or finance of your team answers it.");
  await expect(looks.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await viewer.goto("/donor/donations/new");
  await expect(looks).toContainText("In your team an owner or finance gives money.");
  await expect(looks.getByRole("button", { name: "Go to payment" })).toHaveCount(0);
  await viewer.goto("/donor/team");
  await expect(looks.getByRole("button", { name: "Send the invitation" })).toHaveCount(0);

  const hers = colleague.getByRole("main");
  await colleague.goto("/donor/approvals");
  await expect(hers).toContainText("Kamala Devi");
  await expect(hers).toContainText("₹50,000");
  await expectAccessible(colleague);
  await hers.getByRole("button", { name: /^Approve/ }).click();
  await hers.getByRole("button", { name: "Approve it" }).click();
  await expect(hers).toContainText("Approved and done.");

  // Now it is a pledge of the trust, for the first person as well.
  await page.goto("/donor?tab=donations");
  await expect(main).toContainText("₹50,000");
  await page.goto("/donor/approvals");
  await expect(main.getByRole("row").filter({ hasText: "Irfan Ali" })).toContainText("Approved");
});
