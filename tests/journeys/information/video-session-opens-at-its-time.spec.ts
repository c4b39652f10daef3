import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readCalendar } from "#tests/support/read-calendar.ts";
import { startServer } from "../support/server.ts";
import { signInAtPortal } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { book, fillCounseling, somebody } from "./fill-booking.ts";

const shiftedClock = resolve(import.meta.dirname, "../../support/shifted-clock-setup.ts");

test("I6b, I6c: the link of a video session reaches both sides and opens at its time only; its summary the student", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), "scholarsetu-room-"));
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
    const main = student.getByRole("main");
    await student.goto("/counseling?way=video");
    await expect(main.getByRole("radio", { name: "By video" })).toBeChecked();
    await fillCounseling(student, somebody(), "19");
    await book(student);
    await main.getByRole("link", { name: "See, change or cancel" }).click();
    await student.waitForURL(/\/bookings\/BK-/);
    const address = student.url();
    await main.getByRole("button", { name: "This time suits me" }).click();
    await expect(main).toContainText("It takes place by video");
    const room = (await main.getByRole("link", { name: "See the room" }).getAttribute("href")) ?? "";
    const ics = await (await student.request.get(address.replace("?", "/calendar.ics?"))).text();
    const [event] = readCalendar(ics).events;
    expect(event?.LOCATION).toContain(room);

    await student.goto(room);
    await expect(main).toContainText("The room opens at");
    await expect(main).not.toContainText("The room is open");
    await signInAtPortal(desk, "admin");
    const number = /BK-\d{4}-\d{7}-\d/.exec(room)?.[0] ?? "";
    await desk.goto(`/bookings/${number}/room`);
    await expect(desk.getByRole("main")).toContainText("The room opens at");

    const start = Date.parse(
      (event?.DTSTART ?? "").replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
    );
    wind(start - 11 * 60_000);
    await student.goto(room);
    await expect(main).toContainText("The room opens at");
    wind(start - 9 * 60_000);
    await student.reload();
    await expect(main).toContainText("The room is open");
    await student.goto(address);
    await expect(main.getByRole("link", { name: "Open the room" })).toBeVisible();
    await signInAtPortal(desk, "admin");
    await desk.goto(`/admin/bookings?q=${number}`);
    await desk.getByRole("table").getByRole("link", { name: "Lakshmi Devi" }).click();
    await desk.getByRole("main").getByRole("link", { name: "Open the room" }).click();
    await expect(desk.getByRole("main")).toContainText("The room is open");
    wind(start + 3 * 60_000);
    await student.goto(room);
    await expect(main).toContainText("The room is open");

    // I6c: over when the desk says so, with the summary that was promised.
    wind(start + 15 * 60_000);
    await desk.goto(`/admin/bookings?q=${number}`);
    await desk.getByRole("table").getByRole("link", { name: "Lakshmi Devi" }).click();
    const work = desk.getByRole("main");
    await work.getByRole("button", { name: "It took place" }).click();
    await expect(work).toContainText("Write what was said and the next steps");
    await work
      .getByRole("textbox", { name: "Summary for the student" })
      .fill("Two scholarships fit you.\nNext: a new income certificate.");
    await work.getByRole("button", { name: "It took place" }).click();
    await expect(work).toContainText("A summary is on its way by e-mail.");
    await student.goto(address);
    await expect(main).toContainText("Your counsellor’s summary");
    await expect(main).toContainText("Next: a new income certificate.");
    await student.goto(room);
    await expect(main).toContainText("its room is closed");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
