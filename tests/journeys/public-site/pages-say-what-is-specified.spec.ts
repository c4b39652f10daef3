import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("about: mission, vision, numbers, six values, 2020 to 2024, a team of four, how we work", async ({
  page,
}) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Our mission",
    "Our vision",
    "Our impact",
    "Core values",
    "Our journey, 2020–2024",
    "Our team",
    "How we work",
  ]);
  expect(await main.locator(".figures dd").allTextContents()).toEqual([
    "50K+",
    "5000+",
    "₹50 crore+",
    "85%",
    "98%",
    "900+",
  ]);
  expect(await main.locator(".feat h3").allTextContents()).toEqual([
    "Accessibility",
    "Transparency",
    "Excellence",
    "Inclusivity",
    "Impact",
    "Innovation",
  ]);
  const years = await main.locator(".time h3").allTextContents();
  expect(years.map((text) => /(20\d\d):/.exec(text)?.[1])).toEqual(["2020", "2021", "2022", "2023", "2024"]);
  await expect(main.getByRole("region", { name: "Our team" }).locator("li")).toHaveCount(4);
});

test("how it works: the four steps with what each side does and by when", async ({ page }) => {
  await page.goto("/how-it-works");
  const main = page.getByRole("main");
  expect(await main.locator(".walk__title").allTextContents()).toEqual([
    "Search",
    "Check eligibility",
    "Get guidance",
    "Apply",
  ]);
  for (const words of ["15-30 minutes", "within 48 hours", "2-8 weeks", "Free for students", "Minimum paid"])
    await expect(main).toContainText(words);
});

test("FAQ: the insurance sentence, twelve questions, several open at once, buttons that lead somewhere", async ({
  page,
}) => {
  await page.goto("/faq");
  const main = page.getByRole("main");
  await expect(main).toContainText("health insurance");
  await expect(main.locator("details")).toHaveCount(12);
  await main.locator("summary").nth(1).click();
  await main.locator("summary").nth(4).click();
  await expect(main.locator("details[open]")).toHaveCount(2);
  await main.locator("summary").nth(1).click();
  await expect(main.locator("details[open]")).toHaveCount(1);
  for (const words of [
    "500+ study-abroad scholarships",
    "IELTS/TOEFL guidance",
    "15-30 minutes",
    "within 48 hours",
    "2-8 weeks",
    "10-15",
    "within 2 hours",
    "Mon-Fri 9:00-18:00",
    "Sat 10:00-16:00",
    "85%",
    "24/7",
  ])
    await expect(main).toContainText(words);
  const support = main.getByRole("region", { name: "Still have a question?" });
  await expect(support.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=./,
  );
  await expect(support.getByRole("link", { name: /Call/ })).toHaveAttribute("href", /^tel:/);
  await expect(support.getByRole("link", { name: /E-mail/ })).toHaveAttribute("href", /^mailto:/);
});

test("FAQ: a link to one question opens it, and the search works in the address", async ({ page }) => {
  await page.goto("/faq#study-abroad");
  const answer = page.getByText("500+ study-abroad scholarships");
  // The browser scrolls there with its next frame, and a headless one draws a frame when it is asked for one.
  await page.screenshot();
  await expect
    .poll(() => answer.evaluate((words) => words.getBoundingClientRect().top / innerHeight))
    .toBeLessThan(1);
  await expect(answer).toBeVisible();
  await page.goto("/faq");
  await page.getByLabel("Search the questions").fill("ielts");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/faq\?q=ielts/);
  await expect(page.locator("main details")).toHaveCount(1);
  await page.goto("/faq?q=zzzz");
  await expect(page.getByText("No question has these words")).toBeVisible();
});

test("contact: information, five fields, five subjects, the office, Telugu and English, the floating chat", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  for (const label of ["Name", "Email", "Phone", "Subject", "Message"])
    await expect(main.getByLabel(new RegExp(`^${label}`)).first()).toHaveAttribute("required", "");
  await expect(main.getByLabel(/^Email/)).toHaveAttribute("type", "email");
  await expect(main.getByLabel(/^Phone/)).toHaveAttribute("type", "tel");
  const options = await main
    .getByLabel(/^Subject/)
    .locator("option")
    .evaluateAll((all) => all.map((option) => option.getAttribute("value")));
  expect(options).toEqual([
    "",
    "plan-inquiry",
    "claim-support",
    "technical-support",
    "general-query",
    "complaint",
  ]);
  await expect(main.getByRole("link", { name: "1800 000 0000" })).toHaveAttribute("href", "tel:18000000000");
  await expect(main.getByRole("link", { name: "help@scholarsetu.example" })).toBeVisible();
  await expect(main).toContainText("A reply within 2 hours");
  await expect(main.getByRole("heading", { name: "Our office" })).toBeVisible();
  await expect(main).toContainText("500003");
  await expect(main.getByRole("heading", { name: "Support in Telugu and English" })).toBeVisible();
  await expect(main.locator("p[lang=te]")).toContainText("తెలుగు");
  const chat = main.getByRole("link", { name: /Chat on WhatsApp/ });
  await expect(chat).toHaveAttribute("href", /wa\.me\/\d+\?text=Hello.*scholarships/);
  await expect(chat).toHaveCSS("position", "fixed");
});

test("success: six stories, filtered by course, state and scholarship in the address", async ({ page }) => {
  await page.goto("/success");
  const stories = page.locator("main .story");
  await expect(stories).toHaveCount(6);
  for (const [filter, count] of [
    ["course=undergraduate", 2],
    ["state=Mizoram", 1],
    ["scholarship=PMRF", 1],
    ["course=undergraduate&state=Assam", 1],
    ["course=research&state=Assam", 0],
    ["course=nonsense", 0],
  ] as const) {
    await page.goto(`/success?${filter}`);
    await expect(stories, filter).toHaveCount(count);
  }
  await expect(page.getByText("No story matches")).toBeVisible();
  await page.goto("/success");
  await page.getByLabel("State").selectOption("Punjab");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(stories).toHaveCount(1);
});

const legal = {
  "/privacy-policy": {
    dates: "Last updated 15 January 2025, effective 1 January 2025",
    sections: [
      "Overview",
      "1 Information We Collect",
      "2 How We Use Your Information",
      "3 Data Security and Protection",
      "4 Information Sharing",
      "5 Your Privacy Rights",
      "6 Data Retention",
      "Contact",
    ],
    words: [
      "duration of education plus 7 years",
      "10 years after completion",
      "7 years",
      "until opt-out",
      "256-bit SSL",
    ],
  },
  "/terms-conditions": {
    dates: "Last updated January 15 2025, effective January 1 2025",
    sections: [
      "Overview",
      "Service Agreement",
      "Eligibility and Registration",
      "Platform Usage",
      "Application Terms",
      "Availability",
      "User Responsibilities",
      "Account Termination",
      "Contact",
    ],
    words: [
      "Indian citizen with a valid Aadhaar card",
      "valid mobile number and e-mail",
      "JPG, PNG or PDF under 5MB",
      "fraud, false information",
      "by contacting support",
      "emergency issues are resolved within 24 hours",
    ],
  },
  "/refund-policy": { dates: "Last updated", sections: ["Overview", "Contact"], words: ["working days"] },
};

for (const [address, { dates, sections, words }] of Object.entries(legal)) {
  test(`${address} has its sections, dates and words, and a table of contents that leads to them`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main).toContainText(dates);
    const headings = await main.locator("article h2").allTextContents();
    if (address === "/refund-policy") expect(headings).toEqual(expect.arrayContaining(sections));
    else expect(headings).toEqual(sections);
    for (const text of words) await expect(main).toContainText(text);
    const links = main.getByRole("navigation", { name: "On this page" }).locator("a");
    expect(await links.allTextContents()).toEqual(headings);
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
      await expect(main.locator(`article [id="${href?.slice(1)}"]`)).toHaveCount(1);
  });
}

test("on paper a policy is text without furniture, in black on white", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.locator("header .nav")).toBeHidden();
  await expect(page.getByRole("heading", { name: "6 Data Retention" })).toBeVisible();
  const ink = await page
    .locator("article p")
    .first()
    .evaluate((text) => getComputedStyle(text).color);
  const [red = 255] = ink.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeLessThan(80);
});
