import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { languageContext } from "#app/core/requests/request-context.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { loader as loadCounseling } from "#app/features/content/pages/guidance/counseling-page.tsx";
import { listArticleCounts } from "#app/features/content/server/articles/list-article-counts.server.ts";
import { counsellorEntries } from "#app/features/content/server/bookings/counsellor-entries.server.ts";
import { listCounsellors } from "#app/features/content/server/bookings/list-counsellors.server.ts";
import { counsellingContent } from "#app/features/content/server/counselling-content.server.ts";
import { listHelpVotes } from "#app/features/content/server/help/list-help-votes.server.ts";
import { takenBefore } from "#app/features/content/server/mock-tests/taken-before.server.ts";
import { listStories } from "#app/features/content/server/stories/list-stories.server.ts";
import { workshops } from "#app/features/content/server/workshops.server.ts";
import { syncCounsellors } from "#app/features/helpdesk/server/counsellors/sync-counsellors.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { loader as loadHome } from "./home-page.tsx";

useTestDatabase();

describe("I21: a real site begins with nothing but what its own readers and students do", () => {
  beforeEach(() => setEnv({ ...env(), isDemo: false, isProduction: true }));
  afterEach(() => setEnv(null));

  test("votes, places taken and articles' readers are zero", async () => {
    for (const votes of (await listHelpVotes()).values()) expect(votes).toEqual({ yes: 0, no: 0 });
    for (const workshop of workshops) expect(takenBefore(workshop)).toBe(0);
    for (const counts of Object.values(await listArticleCounts()))
      expect(counts).toEqual({ views: 0, likes: 0 });
  });

  test("no counsellor has sessions or stars that nobody gave", async () => {
    await syncCounsellors(counsellorEntries(env()));
    const profiles = counsellingContent.counsellors.map((one) => ({
      ...one,
      specialization: "",
      experience: "",
      expertise: [],
    }));
    for (const { rating, sessions } of await listCounsellors(profiles, "en"))
      expect({ rating, sessions }).toEqual({ rating: "–", sessions: 0 });
  });

  test("nobody speaks who does not exist: no story, no testimonial", async () => {
    expect(await listStories()).toEqual([]);
    const context = new RouterContextProvider();
    context.set(languageContext, "en");
    const url = new URL("https://scholarsetu.example/counseling");
    const counseling = await loadCounseling({ context, url } as unknown as Parameters<
      typeof loadCounseling
    >[0]);
    expect(counseling.stories).toEqual([]);
    const home = await loadHome({ context } as unknown as Parameters<typeof loadHome>[0]);
    expect(home.stories).toEqual([]);
  });
});
