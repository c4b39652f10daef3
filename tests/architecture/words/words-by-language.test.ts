import { expect, test } from "vitest";
import { countWords, splitMain } from "#tests/support/words/words-by-language.ts";

const count = (html: string) => {
  const { own, english, marked } = countWords(html, "te");
  return { own, english, marked };
};

test("words of hers, English that is not marked, and English that is", () => {
  expect(count("<p>మీ పత్రాలు</p>")).toEqual({ own: 2, english: 0, marked: 0 });
  expect(count("<p>Your papers are ready</p>")).toEqual({ own: 0, english: 4, marked: 0 });
  expect(count('<p lang="en">Your papers are <b>ready</b></p><p>సరే</p>')).toEqual({
    own: 1,
    english: 0,
    marked: 4,
  });
  expect(count('<div lang="en"><p lang="te">సరే</p>one</div>')).toEqual({ own: 1, english: 0, marked: 1 });
  expect(count('<input placeholder="type here">').english).toBe(2);
});

test("names, addresses and numbers are no English", () => {
  expect(count("<p>OTP తో ScholarSetu లో</p>")).toEqual({ own: 2, english: 0, marked: 0 });
  expect(count("<li>Department of Higher Education</li>").english).toBe(0);
  expect(count("<p>ePASS లో 60 km, “approved institutes” చూడండి</p>").english).toBe(0);
  expect(count("<li>National Means-cum-Merit Scholarship</li>").english).toBe(0);
  expect(count("<p>“your papers”</p>").english).toBe(2);
  expect(count("<li>help@scholarsetu.example scholarships.gov.in AP-2026-5</li>").english).toBe(0);
});

test("the page itself is told from what stands around it", () => {
  const { main, around } = splitMain("<header>a</header><main>b</main><footer>c</footer>");
  expect([main, around]).toEqual(["<main>b</main>", "<header>a</header><footer>c</footer>"]);
});
