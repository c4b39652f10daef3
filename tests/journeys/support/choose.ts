import type { Locator } from "@playwright/test";
import { expect } from "@playwright/test";

/** Presses a tile or a box by its label, as a person does: once it stands still and nothing lies over it. */
export async function choose(control: Locator): Promise<void> {
  await control.locator("xpath=ancestor::label").click();
  await expect(control).toBeChecked();
}
