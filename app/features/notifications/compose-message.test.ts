import { describe, expect, it } from "vitest";
import { hasForbiddenCharacters } from "#app/core/forms/forbidden-characters.ts";
import { languages } from "#app/core/words/i18n.ts";
import { composeEmail, composeSms, composeWhatsApp } from "./compose-message.ts";
import { templateTexts } from "./messages/template-texts.ts";
import { type TemplateId, templates } from "./messages/templates.ts";
import { whatsAppTexts } from "./messages/whatsapp-texts.ts";

const ids = Object.keys(templates) as TemplateId[];
const everyText = languages.flatMap((language) => ids.map((id) => [language, id] as const));

const values = {
  name: "Asha Rani Venkateswara Rao Devi",
  student: "Asha Rani Venkateswara Rao Devi",
  code: "482913",
  minutes: "5",
  site: "scholarsetu.example",
  account: "XXXXXXXX4321",
  number: "SS-2026-0001234-7",
  replyBy: "15 Nov 2026, 5:30 pm",
  service: "career counselling call",
  when: "15 Nov 2026, 5:30 pm",
  way: "by video: link in your e-mail",
  how: "It takes place by video: https://scholarsetu.example/bookings/1/room",
  amount: "₹1,24,567",
  purpose: "one-time registration",
  receipt: "RC-2026-0001234-7",
  list: "AICTE Pragati: 30 Nov 2026\nNMMSS: 15 Dec 2026",
  scholarship: "National Means-cum-Merit Scholarship Scheme",
  status: "Action needed",
  wanted: "Send a new income certificate",
  due: "23 Nov 2026",
  paper: "Income Certificate",
  counsellor: "Dr. Arvind Venkatesh Kulkarni",
  summary: "Two scholarships fit.\nNext: ask for a new income certificate.",
  device: "Chrome on Android",
  why: "Papers of another person were sent.",
  institute: "Zilla Parishad High School, Kondapalli",
  count: "400",
  late: "120",
  title: "A short title",
  message: "A short message of one or two sentences",
  date: "30 Nov 2026",
  more: "12",
  link: "https://scholarsetu.example/student/dashboard",
};

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
}

describe.each(everyText)("%s %s", (language, id) => {
  const texts = templateTexts[language][id] as {
    sms?: string;
    email?: { subject: string; lines: string[]; action?: string };
  };
  const { channels, variables } = templates[id] as {
    channels: readonly string[];
    variables: readonly string[];
  };

  it("has a text for exactly its channels, and names only its own variables", () => {
    const byWhatsApp: Record<string, { text: string } | undefined> = whatsAppTexts[language];
    const has = [...Object.keys(texts), ...(byWhatsApp[id] ? ["whatsapp"] : [])];
    expect(has.sort()).toEqual([...channels].sort());
    const used = placeholdersIn(
      `${texts.sms ?? ""} ${texts.email?.subject ?? ""} ${texts.email?.lines.join(" ") ?? ""} ${byWhatsApp[id]?.text ?? ""}`,
    );
    for (const name of used) expect(variables).toContain(name);
    expect(texts.email?.action !== undefined).toBe(variables.includes("link") && texts.email !== undefined);
    for (const name of variables) if (name !== "link") expect(used).toContain(name);
  });

  it("fits into a WhatsApp message with the longest values, none of them empty or of two lines", () => {
    if (!channels.includes("whatsapp")) return;
    const long = Object.fromEntries(
      Object.keys(values).map((name) => [name, name === "link" ? values[name] : "ప్రతిభా\nస్కాలర్‌షిప్ ".repeat(30)]),
    ) as Record<string, string>;
    const { text, variables: given, action } = composeWhatsApp(id, language, long);
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(action.link).toBe(values.link);
    for (const value of Object.values(given)) expect(value).not.toMatch(/\n/);
    const empty = composeWhatsApp(id, language, { ...long, more: "", due: "", status: "" });
    for (const value of Object.values(empty.variables)) expect(value).not.toBe("");
  });

  it("fits: one SMS where it is Latin, three where it is not, with the longest values", () => {
    if (!texts.sms) return;
    const filled = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value.replaceAll("₹", "Rs")]),
    );
    const { text } = composeSms(id, language, filled);
    const isLatin = /^[\n\u0020-\u007e]*$/.test(text);
    expect(isLatin).toBe(language === "en");
    expect(text.length).toBeLessThanOrEqual(isLatin ? 160 : 201);
    // O13f: what DLT registers: no free words, no address, no value over its 30 characters.
    for (const name of ["link", "list", "title", "message"])
      expect(placeholdersIn(texts.sms)).not.toContain(name);
    const long = Object.fromEntries(Object.keys(values).map((name) => [name, "ప్రతిభా స్కాలర్‌షిప్ ".repeat(9)]));
    for (const value of Object.values(composeSms(id, language, long).variables)) {
      expect(value.length).toBeLessThanOrEqual(30);
      expect(value).toMatch(/\.\.\.$/);
    }
    // The code is what people look for: it must not stand behind what a notification cuts off.
    if (id === "otp-login") {
      expect(text.indexOf("482913")).toBeLessThan(10);
      expect(text.split("\n").at(-1)).toBe("@scholarsetu.example #482913");
    }
  });
});

it("hands the values to the operator in the order of the text, which differs between languages", () => {
  expect(Object.keys(composeSms("otp-guardian-consent", "en", values).variables)).toEqual([
    "code",
    "student",
    "minutes",
  ]);
  expect(Object.keys(composeSms("otp-guardian-consent", "te", values).variables)).toEqual([
    "student",
    "code",
    "minutes",
  ]);
});

describe("T19: markup and control characters are inert", () => {
  const hostile = {
    ...values,
    name: `<script>alert(1)</script>"'\u202eevil\u0000`,
    status: "ok\r\nBcc: x@y",
  };

  it("in the HTML of an e-mail", () => {
    const { html, text } = composeEmail("application-update", "en", hostile);
    expect(html).not.toContain("<script");
    // L42: the mail says what it is in large, and wears our colours.
    expect(html).toMatch(/<h1 [^>]*>[^<]+<\/h1>/);
    expect(html).toContain("#faac20");
    // L59: it is whole without anything from the net: no picture, no drawing that a reader of mail drops.
    expect(html).not.toMatch(/<(img|svg|link|style)\b|url\(|src=/i);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;evil");
    expect(hasForbiddenCharacters(text)).toBe(false);
  });

  it("in the subject", () => {
    expect(composeEmail("application-update", "en", hostile).subject).not.toMatch(/[\r\n]/);
  });

  it("in an SMS", () => {
    expect(composeSms("application-update", "en", hostile).text).toContain("ok Bcc: x@y");
  });

  it("a link that is no web address is refused", () => {
    expect(() => composeEmail("password-reset", "en", { ...values, link: "javascript:alert(1)" })).toThrow(
      "web pages",
    );
  });

  it("Indian scripts survive, joiners included", () => {
    const name = "క్‌ష శ్రీ‍నివాస్ क्‍ष";
    expect(composeEmail("password-reset", "te", { ...values, name }).text).toContain(name);
  });
});

it("keeps the line breaks of a list", () => {
  expect(composeEmail("deadline-digest", "en", values).html).toContain("30 Nov 2026<br>NMMSS");
});

it("refuses to compose with a value missing", () => {
  expect(() => composeSms("otp-login", "en", { code: "1" })).toThrow('needs "minutes"');
});

it("L42: the mail shows at a glance for what, how much and by when, in every language", () => {
  const known = { ...values, scholarship: "Pragati <1>", wanted: "Send a new paper", due: "18 Nov 2026" };
  for (const language of ["en", "te", "hi"] as const) {
    const { html } = composeEmail("application-action", language, known);
    const cells = [...html.matchAll(/<td [^>]*>.*?<b [^>]*>(.*?)<\/b><\/td>/g)].map(([, value]) => value);
    expect(cells).toEqual(["Pragati &lt;1&gt;", "18 Nov 2026"]);
    expect(composeEmail("application-approved", language, { ...known, amount: "₹20,000" }).html).toContain(
      ">₹20,000</b>",
    );
  }
});
