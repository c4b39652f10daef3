import { expect } from "vitest";
import { visitor } from "#app/core/portals/permissions.ts";
import { makeScholarship, makeStudent, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listSavedSlugs } from "./list-saved-slugs.server.ts";
import { savedActions } from "./saved-actions.server.ts";

useTestDatabase();
useApplicationWorld();

const script = new Request("http://test.invalid/", { headers: { Accept: "application/json" } });
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

everyButton(savedActions, {
  async save(press) {
    const { slug } = await makeScholarship();
    const wish = `/saved?add=${slug}`;
    expect(await press(visitor, { slug })).toEqual({ to: `/login?next=${encodeURIComponent(wish)}` });
    const actor = await makeStudent();
    expect(await press(actor, { slug, from: `/scholarships/${slug}` })).toEqual({
      to: `/scholarships/${slug}`,
    });
    expect(await press(actor, { slug, from: "//evil.example" })).toEqual({ to: "/saved" });
    expect(await listSavedSlugs(actor)).toEqual([slug]);
    await expect(press(actor, { slug, student: "another" })).rejects.toMatchObject({ status: 409 });
    // A script is told what is saved; one whose session has run out, that it has.
    const asked = formOf({ intent: "save", slug });
    expect(await savedActions.press({ ...pressOf(actor), request: script }, asked)).toMatchObject({
      status: 200,
      answer: { shown: { saved: [slug] } },
    });
    await expect(savedActions.press({ ...pressOf(visitor), request: script }, asked)).rejects.toMatchObject({
      status: 401,
    });
  },
  async remove(press) {
    const { slug } = await makeScholarship();
    const actor = await makeStudent();
    await savedActions.press(pressOf(actor), formOf({ slug }));
    expect(await press(actor, { slug })).toEqual({ to: "/saved" });
    expect(await listSavedSlugs(actor)).toEqual([]);
  },
  async merge(press) {
    const [one, two] = [await makeScholarship(), await makeScholarship({ status: "draft" })];
    const actor = await makeStudent();
    expect(await press(actor, { slug: [one.slug, two.slug, "gone"] })).toEqual({ to: "/saved" });
    expect(await listSavedSlugs(actor)).not.toContain(two.slug);
  },
});
