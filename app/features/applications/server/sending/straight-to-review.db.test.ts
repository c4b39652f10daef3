import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { applyActions } from "../drafts/apply-actions.server.ts";
import { findApplyPlace } from "../drafts/find-apply-place.server.ts";
import { readApplyView } from "../drafts/read-apply-view.server.ts";
import { saveAnswers } from "../drafts/save-answers.server.ts";
import { startApplication } from "./start-application.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();

async function opened(actor: Actor, slug: string | null, typed: Record<string, string> = {}) {
  const place = await findApplyPlace(actor, { number: null, slug, step: null });
  if (place.kind === "elsewhere") throw new Error(place.path);
  const { row, scholarship } = place;
  return readApplyView(actor, { row, scholarship, step: null, isChecked: false, isChanging: false, typed });
}

/** One who has applied before, so that everything is known. */
async function knownStudent() {
  clock.stand("2026-11-15T06:00:00Z");
  const asha = await makeStudent();
  await submit(asha, (await makeFullDraft(asha, (await makeScholarship()).slug)).id);
  return asha;
}

const rowsOf = async (studentId: string) =>
  database().select().from(application).where(eq(application.studentId, studentId));

function press(actor: Actor, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ student: actor.studentId ?? "", step: "5", ...fields }))
    body.set(name, value);
  return applyActions.press(pressOf(actor), body);
}

test("S31i: with everything known it opens at the review, and reading has begun nothing (T10)", async () => {
  const asha = await knownStudent();
  const { slug } = await makeScholarship();
  const view = await opened(asha, slug);
  expect(view).toMatchObject({ step: 5, number: null, problems: [] });
  expect(view.papers.photo).toMatchObject({ name: "photo.pdf", isFromVault: true });
  expect(await rowsOf(asha.studentId)).toHaveLength(1);
});

test("S31i: only the step that misses something is asked, then comes the review", async () => {
  const asha = await knownStudent();
  const { slug } = await makeScholarship({
    criteria: criteriaSchema.parse({ questions: [{ key: "nominated", text: "Has your school named you?" }] }),
  });
  const view = await opened(asha, slug);
  expect(view.step).toBe(2);
  expect(view.problems.map(({ field }) => field)).toEqual(["q_nominated"]);
  const answer = await press(asha, { scholarship: slug, step: "2", intent: "next", q_nominated: "yes" });
  expect((answer as { to: string }).to).toMatch(/&step=5$/);
});

test("S20: a question of the catalogue is asked in her language; one that a desk wrote stays its own and is marked", async () => {
  const asha = await knownStudent();
  const asked = ["Has your school nominated you?", "Has your school named you?"];
  const { slug } = await makeScholarship({
    criteria: criteriaSchema.parse({
      questions: asked.map((text, index) => ({ key: `asked-${index + 1}`, text })),
    }),
  });
  const { questions } = await opened({ ...asha, language: "te" }, slug);
  expect(questions).toMatchObject([
    { text: "మీ పాఠశాల మిమ్మల్ని నామినేట్ చేసిందా?", language: "te" },
    { text: "Has your school named you?", language: "en" },
  ]);
});

test("S31i: Next passes over the steps in which nothing is missing", async () => {
  clock.stand("2026-11-15T06:00:00Z");
  const asha = await makeStudent();
  const { slug } = await makeScholarship();
  const { id, number } = await makeFullDraft(asha, slug);
  await saveAnswers(asha, id, { fields: { fatherName: { value: "", agoMs: 0 } }, heardAt: 4e12 });
  const answer = await press(asha, { application: number, step: "1", intent: "next" });
  expect((answer as { to: string }).to).toMatch(/&step=3$/);
});

test("what a visitor typed comes first; whom we do not know begins at the first step", async () => {
  const asha = await knownStudent();
  const { slug } = await makeScholarship();
  expect((await opened(asha, slug, { city: "Tenali" })).step).toBe(1);
  expect((await opened(await makeStudent(), slug)).step).toBe(1);
});

test("a draft that was begun and not gone on with opens as a new one does", async () => {
  const asha = await knownStudent();
  const { slug } = await makeScholarship();
  const { number } = await startApplication(asha, { slug });
  const place = await findApplyPlace(asha, { number: null, slug, step: null });
  expect(place).toEqual({ kind: "elsewhere", path: `/apply?application=${number}` });
});

test.each(["of a scholarship", "assisted"])("two presses at once are one application: %s", async (kind) => {
  const asha = await knownStudent();
  if (kind === "assisted") {
    const { id } = await makeFullDraft(asha, null);
    await submit(asha, id);
  }
  const before = (await rowsOf(asha.studentId)).length;
  const slug = kind === "assisted" ? "" : (await makeScholarship()).slug;
  expect((await opened(asha, slug || null)).step).toBe(5);
  const sent = { scholarship: slug, intent: "submit", mayShare: "on", formKey: newFormKey() };
  const answers = [await press(asha, sent), await press(asha, sent)];
  const places = answers.map((answer) => (answer as { to: string }).to);
  expect(places[0]).toMatch(/^\/applications\/AP-.*\/receipt\?sent=1$/);
  expect(places[1]).toBe(places[0]);
  expect(await rowsOf(asha.studentId)).toHaveLength(before + 1);
});

test("T34: without her yes nothing is sent, and the page that says so is the draft's own", async () => {
  clock.stand("2026-11-15T06:00:00Z");
  const asha = await makeStudent();
  const { slug } = await makeScholarship();
  await makeFullDraft(asha, (await makeScholarship()).slug);
  const answer = await press(asha, { scholarship: slug, intent: "submit", formKey: newFormKey() });
  expect((answer as { to: string }).to).toMatch(/^\/apply\?application=AP-.*&step=5&check=1$/);
  const rows = await rowsOf(asha.studentId);
  expect(rows.map(({ status }) => status)).toEqual(["draft", "draft"]);
});
