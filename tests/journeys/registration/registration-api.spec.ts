import type { APIRequestContext } from "@playwright/test";
import { wholeRegistration } from "../../support/registration-answers.ts";
import { makePdf } from "../../support/sample-files.ts";
import { expect, test } from "../support/test.ts";
import { freshPhone, photo } from "./fill-registration.ts";

type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

async function verified(request: APIRequestContext, site: string): Promise<string> {
  const mobileNumber = freshPhone();
  const ask = (data: object) =>
    request.post("/api/v1/registration/verify-mobile", { data, headers: { Origin: site } });
  expect(await (await ask({ mobileNumber })).json()).toMatchObject({ status: "otp_sent" });
  expect(await (await ask({ mobileNumber, otp: "000000" })).json()).toMatchObject({ status: "failed" });
  expect(await (await ask({ mobileNumber, otp: "123456" })).json()).toEqual({ status: "success" });
  // A student signed in with that number is verified at once.
  expect(await (await ask({ mobileNumber })).json()).toEqual({ status: "success" });
  return mobileNumber;
}

const register = (request: APIRequestContext, site: string, multipart: Multipart) =>
  request.post("/api/v1/registration", { multipart, headers: { Origin: site } });

test("the two calls of the specification: verified, registered once however often it is sent", async ({
  request,
  site,
}) => {
  const early = await register(request, site, { ...wholeRegistration(), mobileNumber: freshPhone() });
  expect(early.status()).toBe(401);
  expect(await early.json()).toMatchObject({
    status: "failed",
    reason: "Please verify your mobile number first.",
  });
  const mobileNumber = await verified(request, site);
  const buffer = await photo(200);
  const file = { name: "a.jpg", mimeType: "image/jpeg", buffer };
  const form = { ...wholeRegistration(), mobileNumber, aadhaarImage: file, bankPassbook: file };
  const answers = await Promise.all([1, 2, 3, 4].map(() => register(request, site, form)));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies[0]).toMatchObject({ status: "success", insert_id: expect.stringMatching(/^[\w-]{36}$/) });
  expect(new Set(bodies.map(({ insert_id }) => insert_id)).size).toBe(1);
});

test("T21, T22: hostile files are refused with plain words, and cost nothing else", async ({
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const mobileNumber = await verified(request, site);
  const picture = await photo(100);
  const hostile: [name: string, content: Buffer][] = [
    ["drawing.jpg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ["page.pdf", Buffer.from("<!doctype html><script>1</script>")],
    ["office.pdf", Buffer.from("PK\u0003\u0004hello")],
    ["program.png", Buffer.from("MZ\u0090\u0000program")],
    ["picture.pdf", picture],
    ["polyglot.jpg", Buffer.concat([picture, Buffer.from("PK\u0003\u0004")])],
    ["script.pdf", makePdf(["<< /Type /Page /AA << /O << /S /JavaScript /JS (1) >> >> >>"])],
    ["large.jpg", Buffer.alloc(6 * 1024 * 1024, 1)],
    ["empty.jpg", Buffer.alloc(0)],
  ];
  for (const [name, buffer] of hostile) {
    const answer = await register(request, site, {
      mobileNumber,
      name: "Nandini Azmeera",
      aadhaarImage: { name, mimeType: "image/jpeg", buffer },
    });
    const { status, errors } = await answer.json();
    // A picture with bytes behind it is drawn anew: then what was hidden in it is gone.
    if (name === "polyglot.jpg" && !/carries other content/.test(errors.aadhaarImage?.[0] ?? "")) continue;
    expect([answer.status(), status], name).toEqual([422, "failed"]);
    expect(errors.aadhaarImage?.[0], name).toMatch(/^This (file|kind|is|picture|PDF)|^The ending/);
  }
});

test("a forged webhook and a forged return change nothing", async ({ request, site }) => {
  const forged = await request.post("/api/v1/payments/webhook", {
    data: { eventId: "x", kind: "paid", gatewayOrderId: "sandbox_order_x", amountPaise: 9900 },
    headers: { "x-sandbox-signature": "0".repeat(64) },
  });
  expect(forged.status()).toBe(401);
  const back = await request.post("/payment/return", {
    form: { order_id: "x", payment_id: "y", signature: "0".repeat(64) },
    headers: { Origin: site },
    maxRedirects: 0,
  });
  expect(back.status()).toBe(302);
});

test("T13: another student's payment page does not exist", async ({ request, site }) => {
  await verified(request, site);
  const answer = await request.get("/payment?last_id=0190a000-0000-7000-8000-000000000101");
  expect(answer.status()).toBe(404);
});
