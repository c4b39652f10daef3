import { afterEach, expect, test, vi } from "vitest";
import { pdfBrand } from "#app/features/documents/server/pdf/pdf-brand.server.ts";
import { pdfText } from "#app/features/documents/server/pdf/pdf-text.server.ts";
import { type DonationLetter, drawDonationLetter } from "./draw-donation-letter.server.ts";

const letter: DonationLetter = {
  title: "Donation receipt DR-2026-0000001-2",
  day: "17 Nov 2026",
  to: ["Shanti Devi Memorial Charitable Trust", "12, Third Cross Road, Gandhi Nagar, Vijayawada 520003"],
  greeting: "Dear Shanti Devi Memorial Charitable Trust,",
  paragraphs: ["Thank you. ".repeat(20), "How far it has come is shown on its own page. ".repeat(8)],
  amount: "₹1,24,56,789",
  inWords: "One crore twenty-four lakh fifty-six thousand seven hundred and eighty-nine rupees only",
  facts: Array.from(
    { length: 13 },
    (_, at) => [`Term ${at}`, "As long as a value of these is wont to be, "] as const,
  ),
  notes: ["Partly refunded ₹1,000 of ₹5,000.", "One note more.", "A third.", "A fourth."],
  donee: {
    name: "ScholarSetu Foundation (sample)",
    address: "1 Example Road, Hyderabad 500001",
    pan: "AAATS0001S",
    urn: "AAATS0001SF20261",
    urnDate: "2026-04-01",
    validUntil: "2031-03-31",
    signatory: "Trustee, ScholarSetu Foundation",
  },
};

afterEach(() => vi.restoreAllMocks());

test("L59: a donor gets a letter: one sheet under our mark, that greets, thanks, signs, and ends over its foot", async () => {
  const write = vi.spyOn(pdfText, "write");
  const head = vi.spyOn(pdfBrand, "head");
  const bytes = await drawDonationLetter(letter);
  expect(head).toHaveBeenCalledOnce();
  expect(bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  const said = write.mock.calls.map(([, text]) => text);
  expect(said.indexOf(letter.greeting)).toBeLessThan(said.indexOf(letter.amount));
  expect(said.indexOf(letter.amount)).toBeLessThan(said.indexOf(letter.donee.signatory));
  expect(said.indexOf(letter.donee.signatory)).toBeLessThan(said.indexOf("Term 0"));
  const [, , last] = write.mock.calls.find(([, text]) => text === "A fourth.") ?? [];
  expect(last?.y).toBeLessThan(841.89 - 76 - 12);
});

test("a name in a script without a face is left out, and the letter is still one", async () => {
  const write = vi.spyOn(pdfText, "write");
  await drawDonationLetter({ ...letter, to: ["தமிழ் அறக்கட்டளை", ""] });
  for (const [, text] of write.mock.calls) expect(pdfText.canWrite(text), text).toBe(true);
});
