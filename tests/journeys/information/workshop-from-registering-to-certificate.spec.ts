import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startServer } from "../support/server.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { book, fillContact, somebody } from "./fill-booking.ts";

const shiftedClock = resolve(import.meta.dirname, "../../support/shifted-clock-setup.ts");
const address = "/career-guidance/workshops/digital-skills-for-free";
const begins = Date.parse("2027-01-09T10:00:00+05:30");

test("I6a: a workshop from registering to the certificate, seen by the student and by the desk", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), "scholarsetu-workshop-"));
  const clock = join(folder, "ahead");
  const wind = (moment: number) => writeFileSync(clock, String(moment - Date.now()));
  wind(Date.now());
  const variables = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${shiftedClock}` };
  const dataDir = join(folder, "data");
  if (process.env.DEMO_WORLD) cpSync(process.env.DEMO_WORLD, dataDir, { recursive: true });
  const server = await startServer({ ...variables, DATA_DIR: dataDir });
  const open = async () => (await browser.newContext({ baseURL: server.url })).newPage();
  try {
    const [student, desk] = [await open(), await open()];
    const [main, table] = [student.getByRole("main"), desk.getByRole("main")];
    await student.goto(address);
    await expect(main).toContainText("Online; the link comes with your booking");
    await fillContact(student, somebody());
    await book(student, "Register Free");
    await main.getByRole("link", { name: "See, change or cancel" }).click();
    await student.waitForURL(/\/bookings\/BK-/);
    const own = student.url();
    await expect(main).toContainText("It takes place by video");
    await expect(main.getByRole("link", { name: "See the room" })).toBeVisible();

    await signInAtPortal(desk, "admin");
    await desk.goto("/admin/workshops");
    await expectAccessible(desk);
    await table.getByRole("link", { name: "Digital skills you can learn for free this winter" }).click();
    await expectAccessible(desk);
    await expect(table).toContainText("Lakshmi Devi");
    await table.getByRole("textbox", { name: "Place" }).fill("Town hall, Guntur");
    await table.getByRole("textbox", { name: "Materials, as text" }).fill("Bring a phone and a pen.");
    await table.getByRole("button", { name: "Save and tell who comes" }).click();
    await expect(desk.getByText("Whoever has a place was told by e-mail.")).toBeVisible();
    await expect(table).toContainText("Attendance is marked once the workshop has begun.");
    await student.goto(own);
    await expect(main).toContainText("It takes place here: Town hall, Guntur");
    await expect(main).toContainText("Bring a phone and a pen.");
    await expect(main.getByRole("link", { name: "Certificate (PDF)" })).toHaveCount(0);

    wind(begins + 3 * 3_600_000);
    await signInAtPortal(desk, "admin");
    await desk.goto("/admin/workshops/digital-skills-for-free");
    await table.getByRole("checkbox", { name: "Lakshmi Devi" }).check();
    await table.getByRole("button", { name: "The ticked were there" }).click();
    await expect(table).toContainText("Was there");

    await student.goto(own);
    const link = main.getByRole("link", { name: "Certificate (PDF)" });
    const pdf = await student.request.get((await link.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toContain("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await main.getByRole("radio", { name: "5, Excellent" }).check();
    await main.getByRole("textbox", { name: "What was good" }).fill("The exercises.");
    await main.getByRole("button", { name: "Send the rating" }).click();
    await expect(main).toContainText("Thank you. You gave 5 of 5.");
    await desk.reload();
    await expect(table).toContainText("The exercises.");
    const number = /certificate-(WC-\d{4}-\d{7}-\d)/.exec(pdf.headers()["content-disposition"] ?? "")?.[1];
    await student.goto(`/verify/certificate/${number}`);
    await expect(main).toContainText("was given for a workshop in Jan 2027");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
