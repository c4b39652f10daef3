import { z } from "zod";
import { matterKinds, regions } from "../matter.ts";

/** Where it comes from and who takes it; an empty choice takes it back. */
export const assignMatterSchema = z.object({
  kind: z.enum(matterKinds),
  matterId: z.uuid("Reload the page and try again."),
  region: z
    .enum(["", ...regions], "Choose one of the regions.")
    .default("")
    .transform((value) => value || null),
  assignedTo: z
    .union([z.literal(""), z.uuid("Choose somebody of the desk.")])
    .default("")
    .transform((value) => value || null),
});

export type AssignMatter = z.output<typeof assignMatterSchema>;
