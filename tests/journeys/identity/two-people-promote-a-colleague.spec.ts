import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { closeDatabase, connectDatabase, database } from "#app/db/opening/client.server.ts";
import { startServer } from "../support/server.ts";
import { demoSignIns, signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { askForAccount } from "./ask-for-account.ts";

const secondPerson = "/admin/security-roles/second-person";
const donor = "Deccan Learning Foundation";

test("X6, T16: a promotion is asked for, the other admin is told, agrees when the time has passed, and the promoted one is no second person for who asked", async ({
  browser,
}) => {
  // Two starts of a server of its own: here a donor becomes an admin, and a day passes.
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), "promotion-"));
  cpSync(process.env.DEMO_WORLD ?? "", folder, { recursive: true });
  const first = await startServer({ DATA_DIR: folder });
  const open = async () => (await browser.newContext({ baseURL: first.url })).newPage();
  const [admin, checker] = [await open(), await open()];
  const waiting = (page: Page) =>
    page.getByRole("table", { name: "Waits for a second person" }).getByRole("row");

  await signInAtPortal(admin, "admin", `/admin/security-roles?q=${encodeURIComponent(donor)}`);
  const person = admin.getByRole("main").getByRole("row").filter({ hasText: donor });
  await person.getByText("Change").click();
  await person.getByRole("checkbox", { name: "Super admin" }).check();
  await person.getByLabel("Why suspend, or why these roles").fill("She takes over the evening desk.");
  await person.getByRole("button", { name: "Ask for these roles" }).click();
  await expect(admin.getByRole("main")).toContainText("The other super admins are told.");
  await admin.reload();
  const roles = person.getByRole("cell").nth(1);
  await expect(roles).not.toContainText("Super admin");

  // The other one finds it under the bell and in the mail, with who asks and why, and cannot agree yet.
  await signInAtPortal(checker, "checker", "/admin/inbox");
  await expect(checker.getByRole("main")).toContainText("Somebody asks for a second person");
  await checker.goto(`/demo/inbox?q=${encodeURIComponent(demoSignIns.checker.email)}`);
  await expect(checker.getByRole("main")).toContainText(/second person/i);
  await checker.goto(secondPerson);
  const asked = waiting(checker).filter({ hasText: donor });
  await expect(asked).toContainText("Super Admin");
  await expect(asked).toContainText("She takes over the evening desk.");
  await expect(asked).toContainText("Can be agreed to from");
  await expect(asked.getByRole("button", { name: "Agree" })).toHaveCount(0);
  // Who asked can only take it back.
  await admin.goto(secondPerson);
  await expect(waiting(admin).filter({ hasText: donor }).getByRole("button")).toHaveText([/^Take back/]);

  // A day passes.
  await first.stop();
  await connectDatabase({ DATA_DIR: folder }, { onSlowQuery: () => undefined });
  await database().execute(sql`update second_look set not_before = now() - interval '1 minute'`);
  await closeDatabase();
  const second = await startServer({ DATA_DIR: folder, PORT: new URL(first.url).port });

  await checker.goto(secondPerson);
  await asked.getByRole("button", { name: "Agree" }).click();
  await asked.getByRole("button", { name: "Agree to it" }).click();
  await expect(checker.getByRole("main")).toContainText("Agreed and carried out.");
  await admin.goto(`/admin/security-roles?q=${encodeURIComponent(donor)}`);
  await expect(roles).toContainText("Super admin");

  // She works at the desk now, and is no second person for whoever brought her in.
  await admin.goto("/admin/security-roles");
  const main = admin.getByRole("main");
  await askForAccount(admin, {
    name: "Uma Second-Look",
    email: "uma.second.look@desk.example",
    why: "One more of my own.",
  });
  await expect(main).toContainText("The other super admins are told.");
  await admin.goto(secondPerson);
  const id = await waiting(admin).filter({ hasText: "Uma" }).locator("input[name=id]").first().inputValue();
  const promoted = await open();
  const door = await promoted.request.post("/admin", {
    form: demoSignIns.donor,
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  expect(door.status()).toBe(302);
  await promoted.goto(secondPerson);
  await expect(waiting(promoted).filter({ hasText: "Uma" })).toContainText("One more of my own.");
  const agree = await promoted.request.post(secondPerson, {
    form: { intent: "approve", id },
    headers: { Origin: second.url },
    maxRedirects: 0,
  });
  expect(agree.status()).toBe(403);
  expect(await agree.text()).toContain("do not count as two people yet");

  for (const page of [admin, checker, promoted]) await page.context().close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
