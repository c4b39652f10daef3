import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { createDiskFileStore } from "#app/adapters/files/disk-file-store.server.ts";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { realPdf } from "#tests/support/sample-files.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { documentJobs } from "./document-jobs.server.ts";
import { readDocument } from "./read-document.server.ts";
import { rotateDocuments } from "./rotate-documents.server.ts";
import { storeDocument } from "./store-document.server.ts";

useTestDatabase({ jobs: documentJobs });

let folder: string;
beforeAll(async () => {
  folder = tempFolder("rotate");
});
afterEach(() => {
  setAdapters(null);
  setKeys(null);
});

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const use = (...encryptionKeys: ReturnType<typeof key>[]) => setKeys({ ...env().keys, encryptionKeys });
const studentId = newId();
const actor: Actor = { role: "student", userId: newId(), studentId, language: "en" };

it("O5c: files are sealed anew, one by one; stopped half-way it goes on, and the old key can go", async () => {
  const files = createDiskFileStore(folder);
  setAdapters({ ...chooseAdapters(env()), files });
  use(key("k1", 1));
  const pdf = await realPdf("Income certificate");
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const file = new File([Uint8Array.from(pdf)], "income.pdf");
    ids.push((await storeDocument(actor, { kind: "student", id: studentId }, "income_certificate", file)).id);
  }
  use(key("k2", 2), key("k1", 1));
  let writes = 0;
  const breaking = {
    ...files,
    write: async (...given: Parameters<typeof files.write>) => {
      writes += 1;
      if (writes === 2) throw new OutsideError("files", "unreachable", "away");
      await files.write(...given);
    },
  };
  setAdapters({ ...chooseAdapters(env()), files: breaking });
  await expect(rotateDocuments()).rejects.toMatchObject({ code: "unreachable" });
  expect(await database().$count(document, eq(document.keyId, "k2"))).toBe(1);
  expect(await rotateDocuments()).toEqual({ rotated: 2, left: [] });
  use(key("k2", 2));
  for (const id of ids) expect((await readDocument(actor, id)).view.id).toBe(id);
  const stored = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(stored.filter((entry) => entry.isFile())).toHaveLength(3);
  expect(await rotateDocuments()).toEqual({ rotated: 0, left: [] });
});

it("O5c: a file whose key is gone is named, and the others go on", async () => {
  setAdapters({ ...chooseAdapters(env()), files: createDiskFileStore(folder) });
  use(key("k3", 3));
  const { rotated, left } = await rotateDocuments();
  expect([rotated, left.length]).toEqual([0, 3]);
});
