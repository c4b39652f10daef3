import { describe, expect, test } from "vitest";
import { visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { articleLike, helpVote } from "#app/db/schema/content.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { helpQuestions } from "../help/help-questions.server.ts";
import { listHelpVotes } from "../help/list-help-votes.server.ts";
import { voteOnHelp } from "../help/vote-on-help.server.ts";
import { articleActions } from "./article-actions.server.ts";
import { listArticleCounts } from "./list-article-counts.server.ts";
import { listArticles } from "./list-articles.server.ts";
import { markArticle } from "./mark-article.server.ts";

useTestDatabase();

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const reader = crypto.randomUUID();
const [question] = helpQuestions;
const id = question?.id ?? "";

describe("helpful votes", () => {
  test("a vote is added to those the question started with, and a reader who thinks again changes it", async () => {
    const before = (await listHelpVotes()).get(id) ?? { yes: 0, no: 0 };
    expect(before).toEqual({ yes: question?.helpfulYes, no: question?.helpfulNo });
    const first = await voteOnHelp(form({ question: id, helpful: "yes", reader }), "203.0.113.1");
    expect(first).toMatchObject({ yes: before.yes + 1, no: before.no });
    await voteOnHelp(form({ question: id, helpful: "yes", reader }), "203.0.113.1");
    const changed = await voteOnHelp(form({ question: id, helpful: "no", reader }), "203.0.113.1");
    expect(changed).toMatchObject({ yes: before.yes, no: before.no + 1 });
  });

  test("T17: an unknown question or answer is refused, not counted", async () => {
    for (const fields of [
      { question: "no-such", helpful: "yes" },
      { question: id, helpful: "perhaps" },
      {},
    ]) {
      await expect(voteOnHelp(form(fields as Record<string, string>), "203.0.113.1")).rejects.toMatchObject({
        status: 422,
      });
    }
  });

  test("without script a network address votes once", async () => {
    const before = (await listHelpVotes()).get(id)?.yes ?? 0;
    await Promise.all(
      Array.from({ length: 5 }, () => voteOnHelp(form({ question: id, helpful: "yes" }), "203.0.113.9")),
    );
    expect((await listHelpVotes()).get(id)?.yes).toBe(before + 1);
  });
});

describe("articles", () => {
  const slug = "chevening";

  test("views are counted, and none is lost when many come at once", async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => markArticle(slug, { mark: "view", reader }, "203.0.113.1")),
    );
    expect((await listArticleCounts())[slug]?.views).toBe(20);
  });

  test("a browser likes an article once, and can take it back", async () => {
    await markArticle(slug, { mark: "like", reader }, "203.0.113.1");
    const liked = await markArticle(slug, { mark: "like", reader }, "203.0.113.1");
    expect(liked).toMatchObject({ likes: 1, liked: true });
    const other = await markArticle(slug, { mark: "see", reader: crypto.randomUUID() }, "203.0.113.1");
    expect(other).toMatchObject({ likes: 1, liked: false });
    expect(await markArticle(slug, { mark: "unlike", reader }, "203.0.113.1")).toMatchObject({
      likes: 0,
      liked: false,
    });
  });

  test("T35: marks of one reader cannot be put together", async () => {
    const [one, two] = listArticles();
    await markArticle(one?.slug ?? "", { mark: "like", reader }, "203.0.113.1");
    await markArticle(two?.slug ?? "", { mark: "like", reader }, "203.0.113.1");
    const hashes = (await database().select().from(articleLike)).map(({ readerHash }) => readerHash);
    const votes = (await database().select().from(helpVote)).map(({ readerHash }) => readerHash);
    const all = [...hashes, ...votes];
    expect(new Set(all).size).toBe(all.length);
    expect(all.join()).not.toContain(reader);
  });

  test("an unknown article or mark is refused", async () => {
    await expect(markArticle("no-such", { mark: "view", reader: "" }, "a")).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("the buttons of an article", () => {
  const params = { slug: "chevening" };
  const marks = { reader: crypto.randomUUID() };
  const shown = (liked: boolean) => ({ status: 200, answer: { shown: { liked }, typed: {} } });
  everyButton(articleActions, {
    async see(press) {
      expect(await press(visitor, marks, params)).toMatchObject(shown(false));
    },
    async view(press) {
      expect(await press(visitor, marks, params)).toMatchObject(shown(false));
    },
    async like(press) {
      expect(await press(visitor, marks, params)).toMatchObject(shown(true));
      await expect(press(visitor, marks, { slug: "no-such" })).rejects.toMatchObject({ status: 404 });
    },
    async unlike(press) {
      expect(await press(visitor, marks, params)).toMatchObject(shown(false));
    },
  });
});
