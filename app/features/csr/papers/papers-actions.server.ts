import { z } from "zod";
import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { addCsrPaper } from "./add-csr-paper.server.ts";
import { paperSchema } from "./paper-form.ts";
import { removeCsrPaper } from "./remove-csr-paper.server.ts";

const here = (say: string) => ({ to: "/csr/papers", say });

/** The buttons of /csr/papers. */
export const papersActions = defineActions(
  {
    add: button({
      schema: paperSchema,
      run: ({ actor, refusals }, { file, ...value }) =>
        addCsrPaper(actor, value, { file: file instanceof File ? file : null, refusal: refusals?.file }),
      next: here("added"),
    }),
    remove: button({
      schema: z.object({ paper: z.string() }),
      run: ({ actor }, { paper }) => removeCsrPaper(actor, paper),
      next: here("removed"),
    }),
  },
  { read: (request) => receiveUpload(request, { maxFiles: 1 }) },
);
