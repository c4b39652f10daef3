import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { book, fillCounseling, somebody } from "./fill-booking.ts";

test("the desk writes a counsellor down and gives a booking to them; the booker and they are told", async ({
  page,
  browser,
  site,
  demoInbox,
  healthy,
}) => {
  healthy.allow(/status of (409|422)/);
  const booker = { ...somebody(), name: "Gurpreet Kaur" };
  const visitor = await browser.newPage({ baseURL: site });
  await visitor.goto("/counseling");
  await fillCounseling(visitor, booker);
  await book(visitor);
  const mine = visitor.getByRole("main");
  await mine.getByRole("link", { name: "See, change or cancel" }).click();
  await expect(mine).toContainText("Requested");

  await signInAtPortal(page, "admin");
  await page.goto("/admin/counsellors");
  const main = page.getByRole("main");
  await expect(main.getByRole("table").getByRole("link", { name: "Imran Qureshi" })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "Add a counsellor" }).click();
  const name = `Nila ${"abcdefghij"[Math.floor(Math.random() * 10)]?.toUpperCase()}sha Das`;
  const email = `nila.${crypto.randomUUID().slice(0, 8)}@counsellors.example`;
  await main.getByRole("textbox", { name: "Name" }).fill(name);
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await main.getByRole("checkbox", { name: "Counselling", exact: true }).check();
  await main.getByRole("checkbox", { name: "Bengali" }).check();
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
    await main
      .getByRole("textbox", { name: day })
      .fill(day === "Friday" ? "late" : "9:00-13:00, 14:00-20:00");
  await expectAccessible(page);
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main).toContainText("Write hours such as 9:00-13:00");
  await main.getByRole("textbox", { name: "Friday" }).fill("9:00-20:00");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main).toContainText("Saved.");
  await page.goto(`/admin/counsellors?q=${encodeURIComponent(name)}&language=Bengali`);
  await expect(main.getByRole("table").getByRole("link", { name })).toBeVisible();
  const csv = await (await page.request.get("/admin/counsellors/export?q=Nila")).text();
  expect(csv).toContain(name);

  await page.goto(`/admin/bookings?q=${booker.phone}`);
  await main.getByRole("table").getByRole("link", { name: booker.name }).click();
  const others = main.getByRole("combobox", { name: "Another counsellor or time" });
  const theirs = others.locator("option", { hasText: name }).first();
  await others.selectOption((await theirs.getAttribute("value")) ?? "");
  await main.getByRole("button", { name: "Change counsellor or time" }).click();
  await expect(main).toContainText("The booker and the counsellors are told.");

  await visitor.reload();
  await expect(mine).toContainText(name);
  expect(await demoInbox.lastTo(booker.phone, /is with/)).toContain(name);
  expect(await demoInbox.lastTo(email, /session/)).toContain("Scholarship Counseling");
  await visitor.close();
  await page.goto("/admin/counsellors");
  await main.getByRole("link", { name }).first().click();
  await main.getByRole("checkbox", { name: "Gives sessions at present" }).uncheck();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main).toContainText("still to come");

  // T39: a colleague was faster. What they saved is shown and stays; what was typed here is not lost.
  await page.reload();
  await main.getByRole("textbox", { name: "Monday" }).fill("15:00-17:00");
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  const theirForm = colleague.getByRole("main");
  await theirForm.getByRole("textbox", { name: "Monday" }).fill("10:00-12:00");
  await theirForm.getByRole("button", { name: "Save" }).click();
  await expect(theirForm).toContainText("Saved.");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main).toContainText("Someone changed this in the meantime.");
  await expect(main.getByRole("region", { name: "How it stands now" })).toContainText("10:00-12:00");
  await expect(main.getByRole("textbox", { name: "Monday" })).toHaveValue("15:00-17:00");
  await colleague.reload();
  await expect(theirForm.getByRole("textbox", { name: "Monday" })).toHaveValue("10:00-12:00");
});
