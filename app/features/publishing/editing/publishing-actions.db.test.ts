import { eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { addIstDays, istDate } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { appUser } from "#app/db/schema/users.ts";
import { criteriaSchema } from "#app/features/scholarships/eligibility/criteria.ts";
import { makeScholarship, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { desk, instituteWorldJobs, makePartner } from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { deskEditActions, deskNewActions, ownEditActions, ownNewActions } from "./editor-actions.server.ts";
import { ownScholarshipActions } from "./own-scholarship-actions.server.ts";
import { partnerScholarshipsActions } from "./partner-scholarships-actions.server.ts";
import { scholarshipDeskActions } from "./scholarship-desk-actions.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 1 });

const content: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
let owner: Actor;
beforeAll(async () => {
  owner = (await makePartner()).actor;
  await database()
    .insert(appUser)
    .values({
      id: content.userId ?? "",
      name: "Asha Desk",
      createdAt: new Date("2026-06-01T10:00:00+05:30"),
    });
});

/** Paid and applied for elsewhere: no money of ours has to be there first. */
const elsewhere = {
  runHere: false,
  description: "For students who do well at school and have little at home.",
  website: "https://example.org/",
  criteria: criteriaSchema.parse({ genders: ["female"] }),
};
const inDays = (days: number) => addIstDays(istDate(), days);
const own = (status: "active" | "closed" | "draft" | "paused" | "pending_approval" = "active") =>
  makeScholarship({ ownerId: owner.instituteId, status, ...elsewhere });
const rowOf = async (id: string) => {
  const [row] = await database().select().from(scholarship).where(eq(scholarship.id, id));
  return row;
};

const fields = () => ({
  title: "Krishna Merit Award",
  category: "merit",
  description: "For students who do well and have little.",
  applicationProcess: "By marks.",
  award: "25,000",
  amountPeriod: "year",
  seats: "2",
  moneySource: "institute_pays",
  promise: "on",
  budget: "50,000",
  levelFrom: "class-9",
  levelTo: "ug",
  reviewersNeeded: "1",
  closesOn: inDays(30),
});
const record = () => ({
  ...fields(),
  provider: "Setu Test Trust",
  providerType: "private",
  amountText: "₹20,000 a year",
  amountMin: "20,000",
});

describe("an institute's scholarship", () => {
  everyButton(ownScholarshipActions, {
    async publish(press) {
      const { id } = await own("draft");
      const pressed = await press(owner, {}, { scholarshipId: id });
      expect((await rowOf(id))?.status === "draft").toBe(!("to" in pressed));
    },
    async pause(press) {
      const { id } = await own();
      expect(await press(owner, {}, { scholarshipId: id })).toEqual({
        to: `/institute/scholarships/${id}?done=paused`,
      });
      expect(await rowOf(id)).toMatchObject({ status: "paused" });
    },
    async resume(press) {
      const { id } = await own("paused");
      await press(owner, {}, { scholarshipId: id });
      expect(await rowOf(id)).toMatchObject({ status: "active" });
    },
    async close(press) {
      const { id } = await own();
      await press(owner, {}, { scholarshipId: id });
      expect(await rowOf(id)).toMatchObject({ status: "closed" });
      expect(await press(owner, {}, { scholarshipId: id })).toMatchObject({
        status: 409,
        answer: { form: "close", errors: { "": [expect.any(String)] } },
      });
      await expect(press((await makePartner()).actor, {}, { scholarshipId: id })).rejects.toMatchObject({
        status: 404,
      });
    },
    async reopen(press) {
      const { id } = await own("closed");
      const params = { scholarshipId: id };
      expect(await press(owner, { closesOn: inDays(9) }, params)).toMatchObject({
        status: 422,
        answer: { errors: { reason: [expect.any(String)] }, typed: { closesOn: [inDays(9)] } },
      });
      expect(await press(owner, { closesOn: inDays(-1), reason: "More seats" }, params)).toMatchObject({
        status: 422,
        answer: { errors: { closesOn: [expect.any(String)] } },
      });
      const again = await press(owner, { closesOn: inDays(60), reason: "More seats" }, params);
      expect(again).toMatchObject({ to: expect.stringMatching(/done=reopen/) });
    },
    async extend(press) {
      const { id } = await own();
      expect(await press(owner, { closesOn: inDays(-5) }, { scholarshipId: id })).toMatchObject({
        status: 422,
        answer: { form: "extend", errors: { closesOn: [expect.any(String)] } },
      });
      expect(await press(owner, { closesOn: inDays(90) }, { scholarshipId: id })).toEqual({
        to: `/institute/scholarships/${id}?done=extended`,
      });
    },
  });
});

describe("the desk and a partner's first scholarship", () => {
  everyButton(partnerScholarshipsActions, {
    async approve(press) {
      const { id } = await own("pending_approval");
      expect(await press(desk, { scholarship: id })).toEqual({ to: "/admin/partnerships/scholarships" });
      expect(await rowOf(id)).toMatchObject({ status: "active" });
    },
    async return(press) {
      const { id } = await own("pending_approval");
      expect(await press(desk, { scholarship: id })).toMatchObject({
        status: 422,
        answer: { errors: { reason: ["Write what has to change."] }, typed: { scholarship: [id] } },
      });
      await press(desk, { scholarship: id, reason: "Say who pays." });
      expect(await rowOf(id)).toMatchObject({ status: "draft" });
    },
  });
});

const csv = (text = "nonsense") => new File([text], "records.csv", { type: "text/csv" });

describe("the scholarship desk", () => {
  everyButton(scholarshipDeskActions, {
    async try(press) {
      expect(await press(content, {})).toMatchObject({
        status: 422,
        answer: { errors: { file: ["Choose a CSV or JSON file."] } },
      });
      expect(await press(content, { file: csv() })).toMatchObject({
        status: 200,
        answer: { shown: { isDry: true, report: { created: 0 } } },
      });
    },
    async import(press) {
      expect(await press(content, { file: csv() })).toMatchObject({ answer: { shown: { isDry: false } } });
      expect(await press(owner, { file: csv() })).toMatchObject({ status: 403 });
    },
    async publish(press) {
      const { id } = await makeScholarship({ ...elsewhere, status: "draft" });
      await press(content, { id });
      expect(await rowOf(id)).toMatchObject({ status: "active" });
    },
    async close(press) {
      const { id } = await makeScholarship();
      expect(await press(content, { id })).toEqual({ to: "/admin/scholarships?done" });
      expect(await rowOf(id)).toMatchObject({ status: "closed" });
    },
    async reopen(press) {
      const { id } = await makeScholarship({ ...elsewhere, status: "closed" });
      await press(content, { id });
      expect(await rowOf(id)).toMatchObject({ status: "active" });
    },
    async pause(press) {
      const { id } = await makeScholarship();
      await press(content, { id });
      expect(await rowOf(id)).toMatchObject({ status: "paused" });
    },
    async resume(press) {
      const { id } = await makeScholarship({ ...elsewhere, status: "paused" });
      await press(content, { id });
      expect(await rowOf(id)).toMatchObject({ status: "active" });
    },
    async approve(press) {
      const { id } = await own("pending_approval");
      await press(content, { id });
      expect(await rowOf(id)).toMatchObject({ status: "active" });
    },
    async return(press) {
      const { id } = await own("pending_approval");
      expect(await press(content, { id })).toMatchObject({
        status: 422,
        answer: { errors: { reason: ["Write what has to change."] } },
      });
      await press(content, { id, reason: "Say who pays." });
      expect(await rowOf(id)).toMatchObject({ status: "draft" });
    },
    async confirm(press) {
      const { id } = await makeScholarship();
      await press(content, { id });
      expect(await rowOf(id)).toMatchObject({ checkedOn: istDate() });
    },
  });
});

describe("the editor", () => {
  everyButton(ownNewActions, {
    async save(press) {
      const refused = await press(owner, { ...fields(), title: "" });
      expect(refused).toMatchObject({
        status: 422,
        answer: { errors: { title: [expect.any(String)] }, shown: { values: { seats: "2" } } },
      });
      const made = await press(owner, fields());
      expect(made).toMatchObject({ to: expect.stringMatching(/^\/institute\/scholarships\/.+done=saved/) });
    },
  });
  everyButton(ownEditActions, {
    async save(press) {
      const { id } = await own("draft");
      await press(owner, { ...fields(), title: "Krishna Merit Award II" }, { scholarshipId: id });
      expect(await rowOf(id)).toMatchObject({ title: "Krishna Merit Award II" });
      const late = { ...fields(), revision: "0", title: "Somebody slower" };
      expect(await press(owner, late, { scholarshipId: id })).toMatchObject({ status: 409 });
    },
  });
  everyButton(deskNewActions, {
    async save(press) {
      expect(await press(content, record())).toMatchObject({
        to: expect.stringMatching(/^\/admin\/scholarships\/.+\/edit\?done$/),
      });
      expect(await press(owner, record())).toMatchObject({ status: 403 });
    },
  });
  everyButton(deskEditActions, {
    async save(press) {
      const { id } = await makeScholarship({ ...elsewhere, status: "draft" });
      await press(content, { ...record(), title: "Setu Test Award II" }, { scholarshipId: id });
      expect(await rowOf(id)).toMatchObject({ title: "Setu Test Award II" });
    },
  });
});
