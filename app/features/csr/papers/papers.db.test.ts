import { beforeAll, describe, expect } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { documentJobs } from "#app/features/documents/server/document-jobs.server.ts";
import { readDocument } from "#app/features/documents/server/read-document.server.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makeCompany } from "#tests/support/rows/organisation-rows.ts";
import { plainPng } from "#tests/support/sample-files.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { csrSpendList } from "../csr-lists.ts";
import { createCsrProgramme } from "../server/programmes/create-csr-programme.server.ts";
import { listCsrSpends } from "../server/spends/list-csr-spends.server.ts";
import { recordCsrSpend } from "../server/spends/record-csr-spend.server.ts";
import { papersActions } from "./papers-actions.server.ts";
import { readCsrPapers } from "./read-csr-papers.server.ts";

useTestDatabase({ jobs: documentJobs });
useApplicationWorld();

let company: Actor;
let other: Actor;
let programmeId: string;
let spendId: string;
const bill = () => new File([new Uint8Array(plainPng())], "bill.png", { type: "image/png" });

beforeAll(async () => {
  company = await makeCompany("Kaveri Agro Industries Ltd");
  other = await makeCompany("Godavari Steel Ltd");
  ({ id: programmeId } = await createCsrProgramme(company, {
    formKey: newFormKey(),
    title: "Girls in polytechnics",
    description: "Fees and books for three years.",
    scheduleItem: "ii",
    isOngoing: "no",
    budget: rupees(10_00_000),
    startsOn: "2025-04-01",
    endsOn: "2027-03-31",
    states: ["telangana"],
    partnerName: "Setu Learning Trust",
    partnerCsr1: "CSR00012764",
    milestones: [],
  }));
  ({ id: spendId } = await recordCsrSpend(company, programmeId, {
    formKey: newFormKey(),
    kind: "direct",
    amount: rupees(1_000),
    spentOn: "2026-08-10",
    voucher: "KAV-1",
    note: "Books",
  }));
});

const papersOfVoucher = async () =>
  (await listCsrSpends.page(company, csrSpendList.read("/"), programmeId)).rows[0]?.papers;

describe("D26: the proof of a company's CSR as files", () => {
  everyButton(papersActions, {
    async add(press) {
      const fields = { kind: "voucher", spend: spendId, file: bill() };
      expect(await press(company, { ...fields, spend: "" })).toMatchObject({ status: 422 });
      expect(await press(company, { kind: "voucher", spend: spendId })).toMatchObject({
        status: 422,
        answer: { errors: { file: ["Choose the file."] } },
      });
      // Another company's voucher does not exist here (T13).
      await expect(press(other, fields)).rejects.toMatchObject({ status: 404 });
      expect(await press(company, fields)).toEqual({ to: "/csr/papers?done=added" });
      await press(company, { kind: "plan", year: "2026", spend: spendId, file: bill() });
      await press(company, { kind: "csr1", programme: programmeId, file: bill() });
      const { lines } = await readCsrPapers(company);
      expect(lines.map(({ of }) => of).toSorted()).toEqual(["2026-27", "Girls in polytechnics", "KAV-1"]);
      expect((await readCsrPapers(other)).lines).toEqual([]);
      expect(await papersOfVoucher()).toBe(1);
      const documentId = lines[0]?.href.split("/")[2] ?? "";
      expect((await readDocument(company, documentId)).bytes.length).toBeGreaterThan(50);
      await expect(readDocument(other, documentId)).rejects.toMatchObject({ status: 404 });
    },
    async remove(press) {
      const of = async () => (await readCsrPapers(company)).lines.find((line) => line.of === "KAV-1");
      const paper = (await of())?.id ?? "";
      await expect(press(other, { paper })).rejects.toMatchObject({ status: 404 });
      expect(await press(company, { paper })).toEqual({ to: "/csr/papers?done=removed" });
      await press(company, { paper });
      expect(await of()).toBeUndefined();
      expect(await papersOfVoucher()).toBe(0);
    },
  });
});
