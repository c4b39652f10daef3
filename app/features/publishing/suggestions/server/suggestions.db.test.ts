import { desc, eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { appUser } from "#app/db/schema/users.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { deskValues } from "#app/features/publishing/forms/desk-scholarship-form.ts";
import { getDeskScholarship } from "#app/features/publishing/server/get-desk-scholarship.server.ts";
import { saveDeskScholarship } from "#app/features/publishing/server/save-desk-scholarship.server.ts";
import { listRecordHistory } from "#app/features/scholarships/keeping/list-record-history.server.ts";
import { recordHistoryList } from "#app/features/scholarships/keeping/record-change.ts";
import { importScholarships } from "#app/features/scholarships/server/catalogue/import-scholarships.server.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { suggestionList } from "../suggestion-list.ts";
import { wordsKeptDays } from "../suggestion-status.ts";
import { forgetSuggestions } from "./forget-suggestions.server.ts";
import { getSuggestion } from "./get-suggestion.server.ts";
import { listSuggestions } from "./list-suggestions.server.ts";
import { readProof } from "./read-proof.server.ts";
import { suggestActions } from "./suggest-actions.server.ts";
import { suggestionActions } from "./suggestion-actions.server.ts";
import { suggestionOwnData } from "./suggestion-own-data.server.ts";

useTestDatabase({ jobs: [...notificationJobs, ...documentJobs] });
const content: Actor = { role: "admin", staffRoles: ["content"], userId: newId(), language: "en" };
const auditor: Actor = { role: "admin", staffRoles: ["auditor"], userId: newId(), language: "en" };
const student: Actor = { role: "student", userId: newId(), studentId: newId(), language: "te" };
const at = { slug: "setu-right" };

beforeAll(async () => {
  const value = {
    slug: at.slug,
    title: "Setu Right",
    provider: "Setu Trust",
    providerType: "private",
    category: "merit",
    amountText: "₹20,000",
    description: "For students of the city who do well at school.",
    criteria: {},
    applicationProcess: "By marks.",
    documents: ["Marksheet"],
    checkedOn: "2026-06-01",
  };
  const file = { records: [{ row: 1, value }], problems: [] };
  expect(await importScholarships(systemActor, file, { source: "test" })).toMatchObject({ bad: [] });
  for (const { userId, role } of [content, student])
    if (userId)
      await database()
        .insert(appUser)
        .values({ id: userId, name: `A ${role}`, createdAt: now() } as never);
});
afterEach(useRealClock);

const recordId = async () => {
  const [row] = await database().select().from(scholarship).where(eq(scholarship.slug, at.slug));
  return row?.id ?? "";
};
const newest = async () => {
  const [row] = await database().select().from(suggestion).orderBy(desc(suggestion.serial)).limit(1);
  if (!row) throw new Error("no suggestion");
  return row;
};
const listed = (search = "", actor = content) =>
  listSuggestions(actor, suggestionList.read(`http://x${suggestionList.path}?${search}`));
const given = { field: "amount", right: "₹25,000 since June", link: "https://setu.example/notice" };

/** A picture that the vault takes. */
const picture = async () => {
  const { default: sharp } = await import("sharp");
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "notice.png", { type: "image/png" });
};

everyButton(suggestActions, {
  send: async (press) => {
    // Machines, too little, and no proof: nothing is kept, and it is said at the field.
    expect(await press(visitor, { ...given, website: "x" }, at)).toMatchObject({ status: 422 });
    expect(await press(visitor, { ...given, took: "900" }, at)).toMatchObject({ status: 422 });
    const bare = await press({ ...visitor, language: "te" }, { field: "amount", right: "₹25,000" }, at);
    expect(bare).toMatchObject({
      status: 422,
      answer: { errors: { link: [expect.stringContaining("ప్రకటన")] } },
    });
    expect(await press(visitor, { ...given, link: "javascript:alert(1)" }, at)).toMatchObject({
      status: 422,
    });
    expect(await database().$count(suggestion)).toBe(0);
    // Twice the same is one.
    const first = await press(visitor, { ...given, email: "asha@example.org" }, at);
    expect(await press(visitor, { ...given, email: "asha@example.org" }, at)).toEqual(first);
    expect(first).toMatchObject({
      to: expect.stringMatching(/^\/scholarships\/setu-right\/wrong\?sent=SG-/),
    });
    expect(await database().$count(suggestion)).toBe(1);
    const row = await newest();
    expect(JSON.stringify(row)).not.toMatch(/25,000|asha@/);
    // X24: a typed address is asked first.
    const [mail] = await database()
      .select()
      .from(outboundMessage)
      .where(eq(outboundMessage.subjectId, row.id));
    expect(mail?.status).toBe("unproven");
    // A website that does not open needs no other proof; what is not public has no such page.
    expect(await press(visitor, { field: "link", right: "It is gone." }, at)).toMatchObject({
      to: expect.any(String),
    });
    await expect(press(visitor, given, { slug: "no-such" })).rejects.toMatchObject({ status: 404 });
  },
});

describe("at the desk", () => {
  test("a file is proof; the desk sees it, each reading is written down, and the same twice leaves no file behind", async () => {
    const { press } = suggestActions;
    const send = async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        intent: "send",
        field: "papers",
        right: "Income paper too",
      }))
        form.set(name, value);
      form.set("file", await picture());
      return press({ ...pressOf(student), language: "te", param: () => at.slug }, form);
    };
    expect(await send()).toEqual(await send());
    const files = await database().select().from(document).where(eq(document.kind, "suggestion_proof"));
    expect(files.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
    const { id } = await newest();
    const view = await getSuggestion(content, id);
    expect(view).toMatchObject({ tells: "bell", proof: { isPdf: false }, mayDecide: true });
    expect(view.present).toEqual([{ field: "Papers", words: "Marksheet" }]);
    expect((await readProof(content, id)).bytes.length).toBeGreaterThan(100);
    await expect(readProof(visitor, id)).rejects.toMatchObject({ status: expect.any(Number) });
  });

  test("T12: only who keeps the catalogue reads them; the auditor reads and decides nothing", async () => {
    expect((await listed("q=setu+right")).total).toBe(3);
    expect((await listed("field=papers")).rows).toMatchObject([{ proof: "File", right: "Income paper too" }]);
    expect((await listed(`q=${(await listed()).rows[0]?.number}`)).total).toBe(1);
    expect((await listed("", auditor)).total).toBe(3);
    expect((await getSuggestion(auditor, (await newest()).id)).mayDecide).toBe(false);
    const support: Actor = { ...content, staffRoles: ["support"] };
    await expect(listed("", support)).rejects.toMatchObject({ status: 403 });
    await expect(listed("", student)).rejects.toMatchObject({ status: expect.any(Number) });
  });

  test("taken over by saving the record: its history says from which, who wrote hears it in her language, once", async () => {
    const { id } = await newest();
    const record = await getDeskScholarship(content, await recordId());
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...deskValues(record), otherDocuments: "Income paper" }))
      for (const one of typeof value === "string" ? [value] : value) form.append(name, one);
    form.set("suggestion", id);
    await saveDeskScholarship(content, form, { id: record.id, seenRevision: record.revision });
    expect(await getSuggestion(content, id)).toMatchObject({ status: "accepted", mayDecide: false });
    const query = parseListQuery(recordHistoryList, "http://x/");
    const [last] = (await listRecordHistory(content, record.id, query)).rows;
    expect(last).toMatchObject({ reason: expect.stringMatching(/^From suggestion SG-/), who: "A admin" });
    expect(last?.changes.map(({ field }) => field)).toContain("Papers");
    const told = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, student.userId ?? ""));
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told[0]?.words)).toContain("పేజీ సరిచేశాం");
    // A second save with the same one changes nothing.
    const again = await getDeskScholarship(content, record.id);
    await expect(
      saveDeskScholarship(content, form, { id: record.id, seenRevision: again.revision }),
    ).rejects.toMatchObject({ status: 409 });
  });

  everyButton(suggestionActions, {
    decline: async (press) => {
      const row = (await listed("field=amount")).rows[0];
      const params = { suggestionId: row?.id ?? "" };
      expect(await press(content, { revision: "1" }, params)).toMatchObject({ status: 422 });
      expect(await press(auditor, { revision: "1", reason: "already" }, params)).toMatchObject({
        status: 403,
      });
      await press(content, { revision: "1", reason: "already" }, params);
      expect(await press(content, { revision: "1", reason: "already" }, params)).toMatchObject({
        status: 409,
      });
      expect(await getSuggestion(content, params.suggestionId)).toMatchObject({
        status: "declined",
        decided: { by: "A admin", reason: "The page says so already" },
      });
      expect(
        await database().$count(outboundMessage, eq(outboundMessage.subjectId, params.suggestionId)),
      ).toBe(2);
    },
  });
});

test("T36: who wrote gets it with their own data, by account or address, and can have it erased", async () => {
  const writer = { userId: newId(), studentIds: [], phones: [], emails: ["Asha@example.org"] };
  expect(await suggestionOwnData.collect(writer)).toMatchObject([{ right: given.right, status: "Declined" }]);
  await inTransaction((tx) => suggestionOwnData.erase(tx, writer));
  expect(await suggestionOwnData.collect(writer)).toEqual([]);
  const { id } = (await listed("field=amount")).rows[0] ?? { id: "" };
  expect(await getSuggestion(content, id)).toMatchObject({ words: null, tells: null });
});

test("some time after the decision words, contact and file go; what is undecided stays", async () => {
  expect(await forgetSuggestions()).toBe(0);
  setClock(addHours(now(), wordsKeptDays * 24 + 1));
  expect(await forgetSuggestions()).toBe(1);
  const files = await database().select().from(document).where(eq(document.kind, "suggestion_proof"));
  expect(files.every(({ deletedAt }) => deletedAt !== null)).toBe(true);
  const rows = (await listed()).rows;
  expect(rows.map(({ right }) => right)).toEqual([null, "It is gone.", null]);
});
