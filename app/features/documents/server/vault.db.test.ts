import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { createDiskFileStore } from "#app/adapters/files/disk-file-store.server.ts";
import { type FileStore, newFileKey } from "#app/adapters/files/file-store.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { addHours, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { encryptStream } from "#app/core/secrets/file-cipher.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { document } from "#app/db/schema/documents.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { DocumentOwner } from "../document-permissions.ts";
import { adoptDocuments } from "./adopt-documents.server.ts";
import { documentJobs } from "./document-jobs.server.ts";
import { eraseDocuments } from "./erase-documents.server.ts";
import { listDocuments } from "./list-documents.server.ts";
import { isShownAsPages } from "./pdf/is-shown-as-pages.server.ts";
import { readPages } from "./pdf/read-pages.server.ts";
import { readDocument } from "./read-document.server.ts";
import { removeDocument } from "./remove-document.server.ts";
import { shareDocuments } from "./share-documents.server.ts";
import { storeDocument } from "./store-document.server.ts";
import { sweepDocuments } from "./sweep-documents.server.ts";
import { unshareDocuments } from "./unshare-documents.server.ts";

useTestDatabase({ jobs: documentJobs });

let folder: string;
let store: FileStore;
let pdf: Buffer;
beforeAll(async () => {
  folder = tempFolder("vault");
  pdf = await realPdf("Canary-Income certificate of Asha");
});
beforeEach(() => use(createDiskFileStore(folder)));
afterEach(() => {
  setAdapters(null);
  useRealClock();
});

function use(files: FileStore): void {
  store = files;
  setAdapters({ ...chooseAdapters(env()), files });
}

function newStudent(): { actor: Actor; owner: DocumentOwner } {
  const studentId = newId();
  return {
    actor: { role: "student", userId: newId(), studentId, language: "en" },
    owner: { kind: "student", id: studentId },
  };
}
const newInstitute = (): Actor => ({
  role: "institute",
  userId: newId(),
  instituteId: newId(),
  language: "en",
});
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };

const pdfFile = (name = "income.pdf") => new File([Uint8Array.from(pdf)], name);
const keep = ({ actor, owner }: { actor: Actor; owner: DocumentOwner }) =>
  storeDocument(actor, owner, "income_certificate", pdfFile());
const filesOf = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
/** Looked up while the row is there; says later whether the store still has the bytes. */
const bytesOf = async (documentId: string) => {
  const [row] = await database().select().from(document).where(eq(document.id, documentId));
  return { areThere: () => existsSync(join(folder, row?.storeKey ?? "")) };
};
const rowsOf = (owner: DocumentOwner) =>
  database()
    .select()
    .from(document)
    .where(and(eq(document.ownerKind, owner.kind), eq(document.ownerId, owner.id)));

describe("T23: kept sealed, served harmless", () => {
  it("gives its owner the same bytes back, under headers that disarm them", async () => {
    const asha = newStudent();
    const { id } = await keep(asha);
    const { bytes, headers, view } = await readDocument(asha.actor, id);
    expect(bytes.equals(pdf)).toBe(true);
    expect(view).toMatchObject({ kind: "income_certificate", name: "income.pdf", bytes: pdf.length });
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-disposition": `attachment; filename="income.pdf"; filename*=UTF-8''income.pdf`,
      "cache-control": "private, no-store",
    });
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });

  it("T59, X29: everybody but its owner sees pictures of a PDF's pages, and never the file", async () => {
    const asha = newStudent();
    const { id } = await keep(asha);
    expect((await rowsOf(asha.owner))[0]?.pages).toBe(1);
    for (const options of [{}, { download: true }, { page: 1 }]) {
      const { bytes, headers, pages } = await readDocument(admin, id, options);
      expect(bytes.includes("%PDF")).toBe(false);
      expect(bytes.toString("latin1", 8, 12)).toBe("WEBP");
      expect([headers.get("content-type"), pages]).toEqual(["image/webp", 1]);
    }
    expect((await readDocument(systemActor, id, { isForStaff: true })).bytes.includes("%PDF")).toBe(false);
    await expect(readDocument(admin, id, { page: 2 })).rejects.toMatchObject({ status: 404 });
    // At the file's own address: a page of pictures, for staff; the file, for its owner.
    expect([await isShownAsPages(admin, id), await isShownAsPages(asha.actor, id)]).toEqual([true, false]);
    await expect(readPages(newStudent().actor, id)).rejects.toMatchObject({ status: 404 });
  });

  it("T59: pages of a file from before are counted when somebody looks; one that cannot be drawn is said so", async () => {
    const asha = newStudent();
    const { id } = await keep(asha);
    await database().update(document).set({ pages: null }).where(eq(document.id, id));
    expect(await readPages(admin, id)).toEqual({ id, name: "income.pdf", pages: 1 });
    expect((await rowsOf(asha.owner))[0]?.pages).toBe(1);
    const broken = Buffer.from("%PDF-1.7\nfrom before\n%%EOF");
    const sha256 = createHash("sha256").update(broken).digest("hex");
    const storeKey = newFileKey();
    await store.write(storeKey, Readable.from(encryptStream([broken], id)));
    await database().update(document).set({ sha256, storeKey, pages: null }).where(eq(document.id, id));
    expect(await readPages(admin, id)).toMatchObject({ pages: null });
    await expect(readDocument(admin, id)).rejects.toMatchObject({ status: 409, code: "pdf_not_shown" });
  });

  it("neither content nor name can be found on the disk", async () => {
    const asha = newStudent();
    await storeDocument(asha.actor, asha.owner, "photo", pdfFile("Canary-Name.pdf"));
    for (const path of await filesOf()) {
      expect(path).not.toMatch(/canary|income|pdf$/i);
      expect((await readFile(path)).includes("Canary")).toBe(false);
      expect((await readFile(path)).includes("%PDF")).toBe(false);
    }
  });

  it("T44: a file that was changed, swapped or lost is never shown, and the answer is clear", async () => {
    const asha = newStudent();
    const [first, second] = [await keep(asha), await keep(asha)];
    const rows = await rowsOf(asha.owner);
    const [a, b] = [first, second].map(({ id }) =>
      join(folder, rows.find((row) => row.id === id)?.storeKey ?? ""),
    );
    await writeFile(b ?? "", await readFile(a ?? ""));
    await expect(readDocument(asha.actor, second.id)).rejects.toMatchObject({ status: 503 });
    const bytes = await readFile(a ?? "");
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    await writeFile(a ?? "", bytes);
    await expect(readDocument(asha.actor, first.id)).rejects.toMatchObject({ status: 503 });
    await rm(a ?? "");
    await expect(readDocument(asha.actor, first.id)).rejects.toMatchObject({ status: 503 });
  });
});

describe("T13, T14: who may read", () => {
  it("nobody but the owner and the admin desk, whatever the id; and a stranger learns nothing", async () => {
    const asha = newStudent();
    const { id } = await keep(asha);
    const others: Actor[] = [
      newStudent().actor,
      newInstitute(),
      { role: "donor", userId: newId(), organisationId: newId(), language: "en" },
      { role: "csr", userId: newId(), organisationId: asha.owner.id, language: "en" },
      // The same id under another noun opens nothing.
      { role: "institute", userId: newId(), instituteId: asha.owner.id, language: "en" },
      visitor,
    ];
    for (const other of others) {
      await expect(readDocument(other, id)).rejects.toMatchObject({ status: 404 });
      await expect(removeDocument(other, id)).rejects.toMatchObject({ status: 404 });
      await expect(listDocuments(other, asha.owner)).rejects.toMatchObject({ status: 404 });
      const sharing = inTransaction((tx) =>
        shareDocuments(tx, other, [id], { kind: "user", id: newId() }, newId()),
      );
      await expect(sharing).rejects.toMatchObject({ status: 404 });
    }
    for (const wrong of [newId(), "1", "' or 1=1"]) {
      await expect(readDocument(asha.actor, wrong)).rejects.toMatchObject({ status: 404 });
    }
    expect((await readDocument(admin, id)).view.id).toBe(id);
  });

  it("an institute reads what an application shares with it, until that ends; each reading is on record", async () => {
    const asha = newStudent();
    const institute = newInstitute();
    const application = newId();
    const { id } = await keep(asha);
    const grantee = { kind: "institute", id: institute.instituteId ?? "" } as const;
    await inTransaction((tx) => shareDocuments(tx, asha.actor, [id, id], grantee, application));
    await inTransaction((tx) => shareDocuments(tx, asha.actor, [id], grantee, application));
    expect((await readDocument(institute, id)).view.id).toBe(id);
    await expect(readDocument(newInstitute(), id)).rejects.toMatchObject({ status: 404 });
    await expect(removeDocument(institute, id)).rejects.toMatchObject({ status: 404 });
    await expect(removeDocument(asha.actor, id)).rejects.toMatchObject({ status: 409 });

    await inTransaction((tx) => unshareDocuments(tx, application));
    await expect(readDocument(institute, id)).rejects.toMatchObject({ status: 404 });
    await removeDocument(asha.actor, id);

    const entries = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `document:${id}`));
    expect(entries.map((entry) => entry.event)).toEqual([
      "document.stored",
      "document.read",
      "document.removed",
    ]);
  });

  it("nobody stores for another, and nobody without an account stores at all", async () => {
    const asha = newStudent();
    await expect(storeDocument(newStudent().actor, asha.owner, "photo", pdfFile())).rejects.toMatchObject({
      status: 403,
    });
    await expect(storeDocument(visitor, asha.owner, "photo", pdfFile())).rejects.toMatchObject({
      status: 401,
    });
  });

  it("what was uploaded for a registration becomes the student's", async () => {
    const registration = { kind: "registration", id: newId() } as const;
    const asha = newStudent();
    const { id } = await storeDocument(systemActor, registration, "photo", pdfFile());
    await expect(readDocument(asha.actor, id)).rejects.toMatchObject({ status: 404 });
    await inTransaction((tx) => adoptDocuments(tx, registration, asha.owner));
    expect((await readDocument(asha.actor, id)).bytes.equals(pdf)).toBe(true);
  });
});

describe("T24: nothing is left behind, and the quota holds", () => {
  it("a refused file leaves neither row nor bytes", async () => {
    const asha = newStudent();
    const before = await filesOf();
    const hostile = new File(["MZ program"], "a.pdf");
    await expect(storeDocument(asha.actor, asha.owner, "photo", hostile)).rejects.toMatchObject({
      status: 422,
      refusal: "program",
    });
    expect(await rowsOf(asha.owner)).toEqual([]);
    expect(await filesOf()).toEqual(before);
  });

  it("T44: a full or broken disk gives a clear answer, and leaves nothing", async () => {
    const asha = newStudent();
    const before = await filesOf();
    const healthy = store;
    use({
      ...healthy,
      async write(key, bytes) {
        await healthy.write(key, bytes);
        throw new OutsideError("files", "enospc", "away");
      },
    });
    await expect(keep(asha)).rejects.toMatchObject({ status: 503 });
    expect(await rowsOf(asha.owner)).toEqual([]);
    expect(await filesOf()).toEqual(before);
  });

  it("an upload whose process died is not there, and is swept away after an hour", async () => {
    const asha = newStudent();
    const { id } = await keep(asha);
    const bytes = await bytesOf(id);
    await database().update(document).set({ storedAt: null }).where(eq(document.id, id));
    await expect(readDocument(asha.actor, id)).rejects.toMatchObject({ status: 404 });
    expect((await listDocuments(asha.actor, asha.owner)).documents).toEqual([]);
    await sweepDocuments();
    expect(bytes.areThere()).toBe(true);
    setClock(addHours(new Date(), 2));
    await sweepDocuments();
    expect(await rowsOf(asha.owner)).toEqual([]);
    expect(bytes.areThere()).toBe(false);
  });

  it("a removed document is gone at once, and its bytes soon after, even if the store was away", async () => {
    const asha = newStudent();
    const { id } = await keep(asha);
    const bytes = await bytesOf(id);
    await removeDocument(asha.actor, id);
    await expect(readDocument(asha.actor, id)).rejects.toMatchObject({ status: 404 });
    await expect(removeDocument(asha.actor, id)).rejects.toMatchObject({ status: 404 });
    const healthy = store;
    use({
      ...healthy,
      async remove() {
        throw new OutsideError("files", "unreachable", "away");
      },
    });
    await drainJobs(documentJobs, { evenIfLater: false });
    expect(bytes.areThere()).toBe(true);
    use(healthy);
    await sweepDocuments();
    expect(bytes.areThere()).toBe(false);
    expect(await rowsOf(asha.owner)).toMatchObject([{ originalName: "", sha256: "" }]);
  });

  it("50 MB per owner, also when many uploads arrive at once; removing makes room", async () => {
    const asha = newStudent();
    const { id } = await keep(asha);
    // One that takes all but a little more than two more of the same size.
    const rest = 50 * 1024 * 1024 - Math.floor(pdf.length * 2.5);
    await database().update(document).set({ bytes: rest }).where(eq(document.id, id));
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => keep(asha)));
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(2);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ refusal: "quota_full" });
    }
    expect((await listDocuments(asha.actor, asha.owner)).usedBytes).toBe(rest + 2 * pdf.length);
    await removeDocument(asha.actor, id);
    await keep(asha);
    expect((await listDocuments(asha.actor, asha.owner)).documents).toHaveLength(3);
    await keep(newStudent());
  });

  it("cannot be called where a rollback would orphan the bytes", async () => {
    const asha = newStudent();
    await expect(inTransaction(() => keep(asha))).rejects.toThrow("inside a transaction");
  });
});

it("T36: erasing an owner takes rows out of sight and bytes out of the store, shared or not", async () => {
  const asha = newStudent();
  const institute = newInstitute();
  const { id } = await keep(asha);
  await inTransaction((tx) =>
    shareDocuments(tx, asha.actor, [id], { kind: "institute", id: institute.instituteId ?? "" }, newId()),
  );
  const bytes = await bytesOf(id);
  expect(await inTransaction((tx) => eraseDocuments(tx, asha.owner))).toBe(1);
  await drainJobs(documentJobs);
  expect(bytes.areThere()).toBe(false);
  await expect(readDocument(institute, id)).rejects.toMatchObject({ status: 404 });
});
