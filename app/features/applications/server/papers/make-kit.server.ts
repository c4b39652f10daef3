import type { Actor } from "#app/core/portals/permissions.ts";
import { type ZipEntry, zipArchive } from "#app/features/identity/server/own-data/zip-archive.server.ts";
import { makeRegistrationReceipt } from "#app/features/registration/server/papers/make-registration-receipt.server.ts";
import { makeApplicationForm } from "../receipts/make-application-form.server.ts";
import { makeReceipt } from "../receipts/make-receipt.server.ts";
import { makeChecklist } from "./make-checklist.server.ts";

/** "Your filled form, receipts and checklist in one download" (home page): the three papers, and what was paid. */
export async function makeKit(actor: Actor, number: string): Promise<{ fileName: string; bytes: Buffer }> {
  const papers = [
    await makeApplicationForm(actor, number),
    await makeReceipt(actor, number),
    await makeChecklist(actor, number),
    await makeRegistrationReceipt(actor),
  ];
  const entries: ZipEntry[] = papers.flatMap((paper) =>
    paper ? [{ name: paper.fileName, bytes: paper.bytes }] : [],
  );
  const parts = await Array.fromAsync(zipArchive(entries));
  return { fileName: `scholarship-kit-${number}.zip`, bytes: Buffer.concat(parts) };
}
