import { expect, test } from "vitest";
import { paise } from "#app/core/money.ts";
import { amountInWords } from "#app/core/words/amount-in-words.server.ts";
import { languages } from "#app/core/words/i18n.ts";
import { awardPaper } from "../../messages/award-paper.messages.server.ts";
import { drawAwardReceipt } from "./draw-award-receipt.server.ts";

const donee = { name: "ScholarSetu Foundation (sample)", address: "1 Example Road, Hyderabad 500001" };

test.each(languages)(
  "picture 20: the receipt is one sheet with a code that is a link, in %s",
  async (language) => {
    const pages = (language === "en" ? (["en"] as const) : (["en", language] as const)).map((each) => {
      const { title, note, made, scan, ...terms } = awardPaper[each];
      return { title, note, made, scan, terms, inWords: amountInWords(paise(2_500_000), each) };
    });
    const bytes = await drawAwardReceipt({
      language,
      heading: "Application AP-2026-0000109-4",
      day: "22 Jan 2027",
      amount: "₹25,000",
      donee: donee as Parameters<typeof drawAwardReceipt>[0]["donee"],
      address: "https://scholarsetu.example/verify/letter/AL-2027-0000031-8?mark=abc",
      values: {
        paidTo: ["Sravani Gaddam", "Godavari Institute of Technology, Rajamahendravaram"],
        scholarship: ["Girls in Engineering 2026", "AL-2027-0000031-8"],
        from: ["Deccan Learning Foundation", ""],
        account: ["XXXXXXX902", ""],
        reference: ["SBIN427022118364", ""],
        date: ["22 Jan 2027", ""],
      },
      pages,
    });
    const text = bytes.toString("latin1");
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain("/verify/letter/AL-2027-0000031-8?mark=abc");
  },
);
