import type { Locator, Page } from "@playwright/test";

/**
 * Counts what a person does with the hand, as the table of D36 does: each click, and each key that presses something.
 * Words typed, the Enter that ends them, and a choice among a field's values are counted apart.
 */
export class Presses {
  presses = 0;
  fields = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.presses += 1;
  }

  /** The same by keyboard alone: the focus goes there, Enter presses it. */
  async enter(what: Locator): Promise<void> {
    await what.press("Enter");
    this.presses += 1;
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.presses += 1;
  }

  async type(field: Locator, words: string): Promise<void> {
    await field.fill(words);
    this.fields += 1;
  }

  async typeAndEnter(field: Locator, words: string): Promise<void> {
    await this.type(field, words);
    await field.press("Enter");
  }

  async choose(field: Locator, value: string): Promise<void> {
    await field.selectOption(value);
    this.fields += 1;
  }

  async attach(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await field.setInputFiles(file);
    this.fields += 1;
  }
}
