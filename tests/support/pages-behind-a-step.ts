import { HttpVisitor } from "#tests/support/http-visitor.ts";

const helpers = new Map<string, HttpVisitor>();

/** Whom the student lets help, signed in by their own phone; once a site, since a code is sent once a minute. */
async function letIn(student: HttpVisitor, site: string): Promise<HttpVisitor> {
  const known = helpers.get(site);
  if (known) return known;
  const phone = "8123456709";
  const details = { name: "Lakshmi Devi", kind: "csc", phone, days: "7" };
  await student.post("/settings/helpers", { intent: "code", ...details });
  await student.post("/settings/helpers", { intent: "let", ...details, otp: "123456" });
  const helper = new HttpVisitor(site);
  await helper.post("/helping", { intent: "send", phone });
  await helper.post("/helping", { intent: "begin", phone, otp: "123456" });
  helpers.set(site, helper);
  return helper;
}

/**
 * Pages that no link leads to: each opened by the step before it. The address of each, with what it showed.
 */
export async function openPagesBehindAStep(
  site: string,
  student: HttpVisitor,
  language: string,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const visitor = new HttpVisitor(site);
  await visitor.get(`/?lang=${language}`);
  const open = async (who: HttpVisitor, address: string) => {
    const reply = await who.get(address);
    const [path = address] = address.split("?");
    pages.set(path, (pages.get(path) ?? "") + (await reply.text()));
  };
  const press = async (who: HttpVisitor, path: string, fields: Record<string, string>) => {
    const reply = await who.post(path, fields);
    const next = reply.headers.get("location");
    // What is refused is said on the page itself.
    if (next) await open(who, new URL(next, site).pathname + new URL(next, site).search);
    else pages.set(path, (pages.get(path) ?? "") + (await reply.text()));
    return next ?? path;
  };

  await press(visitor, "/test", { mobileNumber: "1" });
  await press(visitor, "/join", { intent: "start", holder: "", email: "x" });
  const joining = await press(visitor, "/join", {
    intent: "start",
    holder: "trust",
    email: `trust.${language}@example.org`,
  });
  await press(visitor, joining, { intent: "prove", otp: "12" });

  const first = await press(visitor, "/institute/apply", { step: "1", intent: "next", city: "Guntur" });
  const draft = new URL(first, site).searchParams.get("draft") ?? "";
  for (const step of ["1", "2", "3", "4"])
    await open(visitor, `/institute/apply?draft=${draft}&step=${step}&check=1`);
  await press(visitor, "/institute/apply", { step: "4", intent: "submit", draft });

  await press(visitor, "/contact", {
    name: "Sita Devi",
    email: `sita.${language}@example.org`,
    phone: "9876543210",
    subject: "technical-support",
    message: "?",
  });

  const test = "/exam-preparation/mock-tests/jee-main";
  await press(visitor, test, {});
  await open(visitor, `${test}/report/jee-main-01`);
  await press(student, test, {});
  await press(student, `${test}/take`, {});

  const helper = await letIn(student, site);
  await open(helper, `/helping?lang=${language}`);
  const [helped = ""] = /\/helping\/[A-Z][\w-]+/.exec(pages.get("/helping") ?? "") ?? [];
  await open(helper, helped);

  // A number that nobody has: what such a page says to whoever checks one.
  for (const address of ["/verify/AP1", "/verify/letter/AL1", "/verify/certificate/WC1"])
    await open(visitor, address);
  return pages;
}
