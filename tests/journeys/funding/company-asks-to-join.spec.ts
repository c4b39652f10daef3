import { expect, test } from "../support/test.ts";
import { askToJoin, letIn, takeUpInvitation } from "./join-as-company.ts";

const email = "vidya@sahyadri-steel.example";

test("I1: a company asks to join, the desk lets it in, and its first person signs in with a second factor", async ({
  page,
  browser,
  baseURL,
  demoInbox,
  healthy,
}) => {
  healthy.allow(/status of 4\d\d/);
  const own = await askToJoin(page, {
    name: "Sahyadri Steel Ltd",
    person: "Vidya Kulkarni",
    email,
    pan: "AAACS1234K",
    cin: "L27100MH1998PLC123456",
  });
  const desk = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await letIn(desk, "Sahyadri Steel Ltd");

  await page.goto(own);
  await expect(page.getByRole("main")).toContainText("Welcome.");
  await takeUpInvitation(page, await demoInbox.lastTo(email, /password\/reset/), email);
  await page.goto("/csr");
  await expect(page.locator("body")).toContainText("Sahyadri Steel Ltd");
});
