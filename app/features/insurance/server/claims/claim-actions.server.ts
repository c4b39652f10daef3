import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { isKnownBank } from "#app/core/numbers/bank-codes.server.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { claimPaperSchema, removePaperSchema } from "../../forms/claim-paper.ts";
import {
  approveClaimSchema,
  claimAccountSchema,
  rejectClaimSchema,
  reopenClaimSchema,
} from "../../forms/insurance-forms.ts";
import { saveClaimAccount } from "../claim-payments/save-claim-account.server.ts";
import { addClaimPaper } from "./add-claim-paper.server.ts";
import { decideClaim } from "./decide-claim.server.ts";
import { removeClaimPaper } from "./remove-claim-paper.server.ts";
import { reopenClaim } from "./reopen-claim.server.ts";

const here =
  (say: string) =>
  ({ param }: Press) => ({
    to: `/admin/claim-management/${param("claimId")}`,
    say,
  });

/** The buttons of one claim. */
export const claimActions = defineActions(
  {
    approve: button({
      schema: approveClaimSchema,
      run: ({ actor, param }, { amount, ...value }) =>
        decideClaim(actor, param("claimId"), { ...value, amountPaise: amount, event: "approve" }),
      next: (press, outcome) => here(outcome === "asked" ? "asked" : "approved")(press),
    }),
    reject: button({
      schema: rejectClaimSchema,
      run: ({ actor, param }, value) => decideClaim(actor, param("claimId"), { ...value, event: "reject" }),
      next: here("rejected"),
    }),
    reopen: button({
      schema: reopenClaimSchema,
      run: ({ actor, param }, value) => reopenClaim(actor, param("claimId"), value),
      next: here("reopened"),
    }),
    account: button({
      schema: claimAccountSchema(isKnownBank),
      secret: ["account"],
      run: ({ actor, param }, value) => saveClaimAccount(actor, param("claimId"), value),
      next: here("account"),
    }),
    paper: button({
      schema: claimPaperSchema,
      run: ({ actor, param, refusals }, value) =>
        addClaimPaper(actor, param("claimId"), { ...value, refusal: refusals?.paper }),
      next: here("paper"),
    }),
    remove_paper: button({
      schema: removePaperSchema,
      run: ({ actor, param }, { documentId }) => removeClaimPaper(actor, param("claimId"), documentId),
      next: here("paper_gone"),
    }),
  },
  { read: (request) => receiveUpload(request, { maxFiles: 1 }) },
);
