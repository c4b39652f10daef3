import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { duplicateList } from "./duplicate-list.ts";
import { keepApart } from "./keep-apart.server.ts";
import { mergeScholarships } from "./merge-scholarships.server.ts";
import { unmergeScholarship } from "./unmerge-scholarship.server.ts";

const other = z.uuid("Reload the page and try again.");
const revision = z.coerce.number().int().min(0);

/** The buttons over two records, and over one that was merged away. */
export const mergeActions = defineActions({
  merge: button({
    schema: z.object({ goId: other, keepRevision: revision, goRevision: revision }),
    run: ({ actor, param }, value) => mergeScholarships(actor, { keepId: param("scholarshipId"), ...value }),
    next: ({ param }, _, { goId }) => ({
      to: `/admin/scholarships/${goId}/merge`,
      say: `into-${param("scholarshipId").slice(0, 8)}`,
    }),
  }),
  apart: button({
    schema: z.object({ goId: other }),
    run: ({ actor, param }, { goId }) => keepApart(actor, param("scholarshipId"), goId),
    next: () => ({ to: duplicateList.path, say: "apart" }),
  }),
  undo: button({
    run: ({ actor, param }) => unmergeScholarship(actor, param("scholarshipId")),
    next: ({ param }) => ({ to: `/admin/scholarships/${param("scholarshipId")}/merge`, say: "undone" }),
  }),
});
