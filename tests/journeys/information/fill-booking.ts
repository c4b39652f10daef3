import type { Page } from "@playwright/test";
import { freshPhone } from "../support/sign-in.ts";

export interface Booker {
  name: string;
  email: string;
  phone: string;
}

export function somebody(): Booker {
  const email = `lakshmi.${crypto.randomUUID().slice(0, 8)}@example.org`;
  return { name: "Lakshmi Devi", email, phone: freshPhone() };
}

/** The three fields that begin every booking form. */
export async function fillContact(page: Page, { name, email, phone }: Booker): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: /^(Full )?Name/ }).fill(name);
  await main.getByRole("textbox", { name: "Email" }).fill(email);
  await main.getByRole("textbox", { name: "Phone" }).fill(phone);
}

export async function fillCounseling(page: Page, booker: Booker, age = "19"): Promise<void> {
  const main = page.getByRole("main");
  await fillContact(page, booker);
  await main.getByRole("spinbutton", { name: "Age" }).fill(age);
  await main.getByRole("combobox", { name: "Education" }).selectOption("class-12");
  await main.getByRole("combobox", { name: "Counseling Type" }).selectOption("scholarship");
  await main.getByRole("combobox", { name: "Preferred Time" }).selectOption("evening");
}

export const bookedWords =
  "Counseling session booked successfully! We will contact you within 24 hours to confirm your appointment.";

/** Presses the form's button, and again with the code that came by SMS. */
export async function book(page: Page, button = "Book Session"): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: button }).click();
  await main.getByRole("textbox", { name: "Code from the SMS" }).fill("123456");
  await main.getByRole("button", { name: button }).click();
}
