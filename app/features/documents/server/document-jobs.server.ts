import { z } from "zod";
import { defineJob, type Job } from "#app/db/jobs/jobs.server.ts";
import { purgeDocument } from "./purge-document.server.ts";
import { remindOfPapers } from "./remind-of-papers.server.ts";
import { sweepDocuments } from "./sweep-documents.server.ts";

export const purgeDocumentJob = defineJob({
  name: "document.purge",
  schema: z.object({ documentId: z.uuid() }),
  run: ({ documentId }) => purgeDocument(documentId),
});

const sweepDocumentsJob = defineJob({
  name: "document.sweep",
  schema: z.object({}),
  cron: "40 * * * *",
  singleton: true,
  run: () => sweepDocuments(),
});

/** By day: an SMS goes with it. */
const remindOfPapersJob = defineJob({
  name: "document.remind",
  schema: z.object({}),
  cron: "20 10 * * *",
  singleton: true,
  async run() {
    await remindOfPapers();
  },
});

export const documentJobs: readonly Job[] = [purgeDocumentJob, sweepDocumentsJob, remindOfPapersJob];
