import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("the sections stand in their order, under a shared header and above a shared footer", async ({
  page,
}) => {
  await page.goto("/");
  const titles = await page
    .getByRole("main")
    .locator("h1, section > .wrap > .sec__head > h2")
    .allTextContents();
  expect(titles).toEqual([
    "Your bridge to 5000+ scholarships",
    "Scholarships by category",
    "Help at every step, not only a list",
    "What Happens After You Buy?",
    "Success stories",
    "900+ partners",
  ]);
});

test("P35: beside each claim stands what is so on this site, and how it is counted", async ({ page }) => {
  await page.goto("/");
  const truths = page.getByRole("region", { name: "Our figures, and what is so today" });
  const now = await truths.locator(".now b").allTextContents();
  expect(now[0]).toMatch(/^\d+ listed here, \d+ open today$/);
  expect(now[1]).toMatch(/^₹[\d,]+ paid through this site$|^Nothing paid through this site yet$/);
  expect(now[2]).toMatch(/^[\d,]+ registered here$/);
  expect(now[3]).toMatch(/^\d+ of \d+ decided here were selected$|^Nothing decided here yet$/);
  await truths.getByText("How we count").click();
  await expect(truths.getByRole("listitem")).toHaveCount(5);
  const [, listed, open] = /(\d+) listed here, (\d+)/.exec(now[0] ?? "") ?? [];
  await page.goto("/scholarships");
  await expect(page.locator("#found")).toContainText(`${listed} scholarships`);
  await page.goto("/scholarships?status=open");
  await expect(page.locator("#found")).toContainText(`${open} scholarships`);
});

test("the hero has its pictures, four feature tiles, four figures and three buttons", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const hero = main.getByRole("region", { name: "Your bridge to 5000+ scholarships" });
  await expect(hero.getByRole("link", { name: "OTR Registration" })).toHaveAttribute(
    "href",
    "/otr-registration",
  );
  await expect(hero.getByRole("link", { name: "Browse Scholarships" })).toHaveAttribute(
    "href",
    "/scholarships",
  );
  const exam = hero.getByRole("link", { name: /Start Exam/ });
  await expect(exam).toHaveAttribute("target", "_blank");
  await expect(exam).toHaveAttribute("href", /^https:\/\/main-site\.example\.org\//);
  await expect(hero.locator(".carousel__slide img")).toHaveCount(3);

  const figures = await main
    .locator(".truth")
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector(".claim")?.textContent, one.querySelector("dt")?.textContent]),
    );
  expect(figures).toEqual([
    ["5000+", "Scholarships"],
    ["₹50 crore+", "Distributed"],
    ["50K+", "Students"],
    ["85%", "Success"],
  ]);
  const tiles = await main
    .locator(".tile")
    .evaluateAll((all) =>
      all.map((tile) => [tile.querySelector("b")?.textContent, tile.querySelector("span")?.textContent]),
    );
  expect(tiles).toEqual([
    ["Smart Search", "AI-powered matching"],
    ["Expert Guidance", "Free counselling"],
    ["Verified", "100% authentic"],
    ["Minimum paid", "Low cost charges"],
  ]);
});

test("the banner has seven slides, all open, each with every field and no deadline that is past", async ({
  page,
}) => {
  await page.goto("/");
  const slides = page.locator(".banner");
  await expect(slides).toHaveCount(7);
  for (const slide of await slides.all()) {
    await expect(slide.getByRole("heading", { level: 3 })).toHaveText(/\S{3}/);
    await expect(slide.locator(".banner__pic img")).toHaveAttribute("src", /slide-\w+.*\.svg$/);
    await expect(slide.locator(".banner__pic")).toHaveAttribute("data-tone", /marigold|indigo|leaf|brick/);
    await expect(slide.locator("h3 svg")).toHaveCount(1);
    const facts = await slide
      .locator(".facts > div")
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((fact) => [
            fact.querySelector("dt")?.textContent,
            fact.querySelector("dd")?.firstChild?.textContent ?? "",
          ]),
        ),
      );
    expect(Object.keys(facts)).toEqual(["Amount", "Deadline", "Seats"]);
    expect(facts.Amount).toMatch(/₹/);
    expect(facts.Seats).toMatch(/students$|^As per budget$/);
    const day = Date.parse(facts.Deadline ?? "");
    if (!Number.isNaN(day)) expect(day).toBeGreaterThan(Date.now() - 48 * 3_600_000);
    else expect(facts.Deadline).toBe("Open all year");
  }
});

test("six categories without arts, with ranges; merit and women are popular; four figures", async ({
  page,
}) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Scholarships by category" });
  const cards = await section.locator("a.cat").evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector("h3")?.textContent,
      href: card.getAttribute("href"),
      popular: card.querySelector(".badge")?.textContent ?? null,
      text: card.querySelector("p")?.textContent ?? "",
    })),
  );
  expect(cards.map(({ name, href, popular }) => [name, href, popular])).toEqual([
    ["Merit", "/scholarships?category=merit", "Popular"],
    ["Need", "/scholarships?category=need", null],
    ["Minority", "/scholarships?category=minority", null],
    ["Women", "/scholarships?category=women", "Popular"],
    ["Sports", "/scholarships?category=sports", null],
    ["Research", "/scholarships?category=research", null],
  ]);
  for (const [index, count] of [1200, 800, 600, 500, 300, 200].entries()) {
    expect(cards[index]?.text).toContain(`${count} scholarships`);
    expect(cards[index]?.text).toContain("₹");
    expect(cards[index]?.text).toMatch(/\d+ listed here, \d+ open$/);
  }
  expect(await section.locator(".figures dd:not(.now)").allTextContents()).toEqual([
    "2000",
    "1800",
    "1200",
    "Pan-India",
  ]);
});

test("eight features, six impact numbers and four steps", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Help at every step, not only a list" });
  await expect(section.locator(".feat")).toHaveCount(8);
  const numbers = await section
    .locator(".figures > div")
    .evaluateAll((all) =>
      all.map((one) => `${one.querySelector("dd")?.textContent} ${one.querySelector("dt")?.textContent}`),
    );
  expect(numbers).toEqual([
    "50K+ students helped",
    "5000+ scholarships",
    "₹50 crore+ distributed",
    "85% success rate",
    "98% satisfaction",
    "4.8 out of 5 rating",
  ]);
  expect(await section.locator(".walk__title").allTextContents()).toEqual([
    "Search",
    "Check eligibility",
    "Get guidance",
    "Apply",
  ]);
  await expect(section).toContainText("15–30 minutes");
  await expect(section).toContainText("2–8 weeks");
});

test("What Happens After You Buy? has six items and the Suraksha button", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "What Happens After You Buy?" });
  expect(await section.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "Instant acknowledgement",
    "Application tracking",
    "Scholarship kit",
    "24/7 support",
    "Partner network",
    "Benefits",
  ]);
  await expect(section).toContainText("By e-mail and SMS");
  await expect(section.getByRole("link", { name: "Get Your Suraksha Card Now" })).toBeVisible();
});

test("six success stories, each rated 5, with every field", async ({ page }) => {
  await page.goto("/");
  const stories = page.getByRole("region", { name: "Success stories" }).locator(".story");
  await expect(stories).toHaveCount(6);
  for (const story of await stories.all()) {
    await expect(story.getByRole("img", { name: "Rated 5 out of 5" })).toHaveCount(1);
    await expect(story.getByRole("heading", { level: 3 })).toHaveText(/\S/);
    await expect(story.locator("blockquote")).toHaveText(/^“.{30,}”$/);
    await expect(story.locator(".story__won")).toHaveText(/20\d\d.*₹/s);
  }
});

test("partners: four tabs, beginning with institutions, each with benefits and a showcase; four steps; contact", async ({
  page,
}) => {
  await page.goto("/");
  const section = () => page.getByRole("region", { name: "900+ partners" });
  const tabs = section().getByRole("navigation").getByRole("link");
  expect(await tabs.allTextContents()).toEqual(["Institutions", "Corporates", "NGOs", "Government"]);
  await expect(tabs.first()).toHaveAttribute("aria-current", "true");
  const seen = new Set<string>();
  for (const name of ["Institutions", "Corporates", "NGOs", "Government"]) {
    await section().getByRole("link", { name, exact: true }).click();
    await expect(section().getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true");
    await expect(section().locator(".ticks li")).toHaveCount(4);
    await expect(section().locator(".names li")).toHaveCount(6);
    seen.add((await section().locator(".names").textContent()) ?? "");
  }
  expect(seen.size).toBe(4);
  expect(await section().locator(".walk__title").allTextContents()).toEqual([
    "Apply",
    "Review",
    "Agree",
    "Start",
  ]);
  await expect(section()).toContainText("within 48 hours");
  await expect(section()).toContainText("Three years, renewable");
  await expect(section().getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
});

test("header and footer carry the claims, the links and the contacts", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText("1,00,000+ students");
  const footer = page.getByRole("contentinfo");
  for (const words of [
    "50,000+",
    "5000+",
    "₹50 crore+",
    "85%",
    "Mon–Fri 9:00–18:00, Sat 10:00–16:00",
    "256-bit SSL",
  ])
    await expect(footer).toContainText(words);
  for (const [name, href] of [
    ["Privacy Policy", "/privacy-policy"],
    ["Terms & Conditions", "/terms-conditions"],
    ["Refund Policy", "/refund-policy"],
  ] as const)
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  await expect(footer.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /wa\.me\/\d+\?text=.*scholarships/,
  );
});

for (const [lang, words] of [
  ["te", ["స్కాలర్‌షిప్‌లకు మీ వంతెన", "తీసుకున్న తర్వాత ఏమవుతుంది?", "900+ భాగస్వాములు"]],
  ["hi", ["छात्रवृत्ति", "लेने के बाद क्या होता है?", "900+ साझेदार"]],
] as const) {
  test(`the home page speaks ${lang}, with the same counts`, async ({ page }) => {
    await page.goto(`/?lang=${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    for (const word of words) await expect(page.getByRole("main")).toContainText(word);
    for (const [part, count] of [
      [".banner", 7],
      ["a.cat", 6],
      [".feat", 8],
      [".after > li", 6],
      [".story", 6],
    ] as const)
      await expect(page.locator(part)).toHaveCount(count);
  });
}
