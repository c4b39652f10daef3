import { expect, test } from "../support/test.ts";
import { somebody } from "./fill-booking.ts";

test("T38, T39: two people at once get two times; one impatient finger gets one booking", async ({
  request,
}) => {
  const send = async (booker: ReturnType<typeof somebody>, phoneCode: string) =>
    request.post("/counseling", {
      headers: { Origin: new URL((await request.get("/healthz")).url()).origin },
      form: {
        ...booker,
        age: "20",
        education: "undergraduate",
        counselingType: "study-abroad",
        preferredTime: "afternoon",
        phoneCode,
      },
    });
  const book = async (booker: ReturnType<typeof somebody>) => {
    await send(booker, "");
    const answer = await send(booker, "123456");
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    return {
      number: /BK-\d{4}-\d{7}-\d/.exec(html)?.[0],
      when: /\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d (am|pm)/.exec(html)?.[0],
      counsellor: /With<\/dt><dd>([^<]+)/.exec(html)?.[1],
    };
  };

  const many = await Promise.all(Array.from({ length: 6 }, () => book(somebody())));
  expect(new Set(many.map(({ number }) => number)).size).toBe(6);
  expect(new Set(many.map(({ when, counsellor }) => `${when} ${counsellor}`)).size).toBe(6);

  const impatient = somebody();
  const same = await Promise.all(Array.from({ length: 6 }, () => book(impatient)));
  expect(new Set(same.map(({ number }) => number)).size).toBe(1);
});
