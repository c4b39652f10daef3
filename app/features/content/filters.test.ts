import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { examCategories } from "./data/exams/exam-categories.ts";
import { examLevelOptions } from "./data/exams/exam-options.ts";
import { helpTopics } from "./data/help/help-topics.ts";
import { studyLevelOptions } from "./data/study-abroad.ts";
import { filterArticles, filterAwards, filterExams, filterQuestions } from "./filters.ts";
import { exams } from "./server/exams/exams.server.ts";
import { helpQuestions } from "./server/help/help-questions.server.ts";
import { internationalScholarships } from "./server/international-scholarships.server.ts";
import { studyAbroadContent } from "./server/study-abroad-content.server.ts";

describe("the help centre's filter (spec 2, section 4)", () => {
  test("each topic has as many questions as its tile says", () => {
    for (const { id, count } of helpTopics) {
      expect(filterQuestions(helpQuestions, { q: "", topic: id }), id).toHaveLength(count);
    }
  });

  test("the text matches question or answer, in any case, and the topic too", () => {
    const words = fc.constantFrom("income", "OTP", "Aadhaar", "renew", "nothing like this", "a");
    fc.assert(
      fc.property(words, fc.constantFrom(...helpTopics.map(({ id }) => id)), (q, topic) => {
        const found = new Set(
          filterQuestions(helpQuestions, { q: q.toUpperCase(), topic }).map(({ id }) => id),
        );
        for (const { id, category, question, answer } of helpQuestions) {
          const matches =
            `${question}\n${answer}`.toLowerCase().includes(q.toLowerCase()) &&
            (topic === "all" || category === topic);
          expect(found.has(id)).toBe(matches);
        }
      }),
    );
  });
});

describe("the blog's filter", () => {
  const articles = [
    { category: "career", title: "First resume", excerpt: "One page" },
    { category: "scholarships", title: "Renewal", excerpt: "Your second resume of papers" },
  ];
  test("the text matches title or excerpt, and the category matches or is all", () => {
    expect(filterArticles(articles, { q: "RESUME", category: "all" })).toHaveLength(2);
    expect(filterArticles(articles, { q: "resume", category: "career" })).toHaveLength(1);
    expect(filterArticles(articles, { q: " one  page ", category: "" })).toHaveLength(1);
    expect(filterArticles(articles, { q: "x", category: "all" })).toHaveLength(0);
  });
});

test("study abroad: country matches or is all, and level matches or is all", () => {
  for (const { id: country } of studyAbroadContent.countries) {
    for (const { value: level } of studyLevelOptions) {
      const found = filterAwards(internationalScholarships, { country, level });
      const wanted = internationalScholarships.filter(
        (award) =>
          (country === "all" || award.countryIds.some((id) => id === country)) &&
          (level === "all" || award.level === level),
      );
      expect(found).toEqual(wanted);
    }
  }
  expect(filterAwards(internationalScholarships, { country: "all", level: "all" })).toHaveLength(
    internationalScholarships.length,
  );
});

test("exams: category matches or is all, and level matches or is all", () => {
  for (const { id: category } of examCategories) {
    for (const { value: level } of examLevelOptions) {
      const found = filterExams(exams, { category, level });
      const wanted = exams.filter(
        (exam) =>
          (category === "all" || exam.category === category) &&
          (level === "all" || exam.levels.some((one) => one === level)),
      );
      expect(found).toEqual(wanted);
    }
  }
});

test("I9a, L15e: what has no source says so in words, and where to confirm it", () => {
  for (const { source } of [...exams, ...internationalScholarships]) {
    expect(source).not.toMatch(/general knowledge/i);
    if (source.startsWith("our own outline"))
      expect(source).toMatch(/^our own outline, compared with no notice yet; confirm at \S+$/);
  }
});
