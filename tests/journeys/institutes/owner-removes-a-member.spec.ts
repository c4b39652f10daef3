import { demoTeam } from "#app/features/reviews/demo/demo-applicants.ts";
import { signInByPhone } from "../support/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// The reviewer: who was taken back a moment ago is no second person for a while, and another journey needs the verifier as one.
const [, member] = demoTeam;

test("an owner is asked before a member goes, reads what becomes of the forms, and takes the member back", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const phone = main.getByText(`+91 ${member.phone}`, { exact: true });
  await signInByPhone(page, "9876543211", "institute");
  await page.goto("/institute/dashboard?tab=settings");
  await main.getByRole("link", { name: `Remove ${member.name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Remove ${member.name} from the team?` });
  await expect(dialog.getByText(/The queue belongs to everybody/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Closing is a step back in the address: the next press waits for it, as a finger does.
  await expect(page).not.toHaveURL(/remove/);
  await expect(phone).toBeVisible();
  await main.getByRole("link", { name: `Remove ${member.name}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(main.getByText(/^Removed: that phone/)).toBeVisible();
  await expect(phone).toBeHidden();
  await main.getByRole("button", { name: `Take back ${member.name}` }).click();
  await expect(main.getByText("Back in the team, with the role they had.")).toBeVisible();
  await expect(phone).toBeVisible();
});
