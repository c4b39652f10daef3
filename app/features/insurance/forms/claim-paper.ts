import { z } from "zod";
import { claimPaperKindNames } from "../claims/claim-papers.ts";

export const claimPaperSchema = z.object({
  kind: z.enum(claimPaperKindNames, "Choose what it is."),
  paper: z.instanceof(File).optional(),
});

export const removePaperSchema = z.object({ documentId: z.uuid("Choose the paper.") });
