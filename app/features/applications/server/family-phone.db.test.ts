import { expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { listDocuments } from "#app/features/documents/server/list-documents.server.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  pdfFile,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { applyActions } from "./drafts/apply-actions.server.ts";
import { findApplyPlace } from "./drafts/find-apply-place.server.ts";
import { findOpenApplication } from "./drafts/find-open-application.server.ts";
import { saveAnswers } from "./drafts/save-answers.server.ts";
import { visitorAnswers } from "./drafts/visitor-answers.server.ts";
import { takePaper } from "./papers/take-paper.server.ts";
import { startApplication } from "./sending/start-application.server.ts";
import { submitApplication } from "./sending/submit-application.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();

async function twoOnAPhone() {
  clock.stand("2026-11-15T06:00:00Z");
  const asha = await makeStudent();
  const studentId = newId();
  await database()
    .insert(student)
    .values({
      id: studentId,
      userId: asha.userId ?? "",
      name: "Ravi Rao",
      createdAt: now(),
    });
  return { asha: { ...asha, studentId: asha.studentId ?? "" }, ravi: { ...asha, studentId } };
}

function post(address: string, fields: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`http://x${address}`, { method: "POST", body });
}

test("T34: what a sister agreed to counts for no brother on the same phone", async () => {
  const { asha, ravi } = await twoOnAPhone();
  const { slug } = await makeScholarship();
  const send = (actor: Actor, id: string, mayShare: boolean) =>
    submitApplication(actor, id, { formKey: newFormKey(), receivedAt: now(), mayShare });
  await send(asha, (await makeFullDraft(asha, slug)).id, true);
  const other = await makeFullDraft(ravi, slug);
  await expect(send(ravi, other.id, false)).rejects.toMatchObject({
    fieldErrors: { mayShare: expect.anything() },
  });
  await send(ravi, other.id, true);
  // Asked once: her next one needs no tick.
  const next = await makeScholarship();
  await send(asha, (await makeFullDraft(asha, next.slug)).id, false);
});

test("a paper sent from a page of another student begins nothing and reaches nobody's vault", async () => {
  const { asha, ravi } = await twoOnAPhone();
  const { slug, id } = await makeScholarship();
  const file = await pdfFile("a.pdf");
  const paper = (actor: Actor, openedFor: string) =>
    takePaper(actor, post("/apply/upload", { scholarship: slug, student: openedFor, field: "photo", file }));
  await expect(paper(ravi, asha.studentId)).rejects.toMatchObject({ status: 409, code: "other_student" });
  for (const { studentId } of [asha, ravi]) expect(await findOpenApplication(studentId, id)).toBeNull();
  const vault = await listDocuments(ravi, { kind: "student", id: ravi.studentId });
  expect(vault.documents).toEqual([]);
  expect(await paper(ravi, ravi.studentId)).toMatchObject({ paper: { name: "a.pdf" } });
});

test("what was typed when the session ran out comes back for its own student only", async () => {
  const { asha, ravi } = await twoOnAPhone();
  const visitor: Actor = { role: "visitor", userId: null, language: "en" };
  const sent = {
    intent: "next",
    step: "1",
    city: "Guntur",
    student: asha.studentId,
    prints: "x".repeat(3000),
  };
  const send = async (fields: Record<string, string>, cookie = "") => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const pressed = await applyActions.press(pressOf(visitor, {}, { cookie }), form);
    expect(pressed).toMatchObject({ to: expect.stringMatching(/^\/login\?next=%2Fapply/) });
    return new Headers(pressed.headers).get("Set-Cookie")?.split(";")[0] ?? "";
  };
  const first = await send(sent);
  // A second step as a visitor adds to it, and it stays hers.
  const second = await send({ intent: "next", step: "2", course: "BA", student: "" }, first);
  const back = new Request("http://x/apply", { headers: { cookie: second } });
  expect(visitorAnswers.read(back, asha)).toEqual({ city: "Guntur", course: "BA" });
  expect(visitorAnswers.read(back, visitor)).toEqual({ city: "Guntur", course: "BA" });
  expect(visitorAnswers.read(back, ravi)).toEqual({});
});

test("an address with a step opens the draft there; without one, where it was left", async () => {
  const { asha } = await twoOnAPhone();
  const { slug } = await makeScholarship();
  const { id, number } = await startApplication(asha, { slug });
  await saveAnswers(asha, id, { fields: {}, heardAt: 0, step: 2 });
  const where = async (step: string | null) => {
    const place = await findApplyPlace(asha, { number: null, slug, step });
    return place.kind === "elsewhere" ? place.path : null;
  };
  expect(await where("4")).toBe(`/apply?application=${number}&step=4`);
  expect(await where("1")).toBe(`/apply?application=${number}&step=1`);
  expect(await where("99")).toBe(`/apply?application=${number}&step=5`);
  expect(await where(null)).toBe(`/apply?application=${number}&step=2`);
});
