import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { withoutForbiddenCharacters } from "#app/core/forms/forbidden-characters.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { isKeptField, isOwnQuestionField, stepNumber } from "../../forms/form-steps.ts";
import { aadhaarSchema, accountSchema } from "../../forms/step-schemas.ts";
import { isClosedToHelpers } from "../../helping/closed-to-helpers.ts";
import { noteHelp } from "../../helping/note-help.server.ts";
import { mergeAnswers, type TypedAnswers } from "../../merge-answers.ts";
import { longestOwnAnswer } from "../../views/list-problems.ts";
import { type ApplicationRow, lockApplication } from "../lists/application-row.server.ts";

export interface AnswersToSave {
  /** What was typed, and how many milliseconds ago: a device's own clock may be wrong, its sense of time is not. */
  readonly fields: Readonly<Record<string, { readonly value: string; readonly agoMs: number }>>;
  /** When this device last knew all that was kept (the server's clock, ms). */
  readonly heardAt: number;
  /** Full numbers on their way to a hash and a seal; null: not typed. */
  readonly secrets?: {
    readonly aadhaarNumber: string;
    readonly bankAccount: string;
    readonly confirmBankAccount: string;
  };
  /** The step that is open now. */
  readonly step?: number;
}

export interface SavedAnswers {
  /** For the next save's `heardAt`. */
  readonly savedAt: number;
  /** Fields that another device changed, with what stands there now. */
  readonly elsewhere: Readonly<Record<string, string>>;
  readonly overruled: readonly string[];
}

const LONGEST = 500;
const MONTH_MS = 31 * 24 * 3_600_000;

/** Keeps what was typed, right or wrong: what has to be mended is said before Submit, not while typing. */
export async function saveAnswers(actor: Actor, id: string, given: AnswersToSave): Promise<SavedAnswers> {
  return inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.edit", access);
    if (row.status !== "draft") {
      throw conflict("This application has been sent already, so it cannot be changed here.", "wrong_state");
    }
    await noteHelp(tx, actor, row);
    const at = now().getTime();
    const open = actor.helper ? withoutClosed(given, row) : given;
    const merged = mergeAnswers(row.answers, typedAnswers(open, at), given.heardAt);
    const answers = { ...merged.answers };
    const secrets = open.secrets ? sealSecrets(id, open.secrets, answers, at) : {};
    await tx
      .update(application)
      .set({
        answers,
        ...secrets,
        ...(given.step !== undefined && { step: String(stepNumber(given.step)) }),
        savedAt: new Date(at),
      })
      .where(eq(application.id, id));
    return { savedAt: at, elsewhere: merged.elsewhere, overruled: merged.overruled };
  });
}

/** Of what a helper sends: without the phone and the account that she has given herself. */
function withoutClosed(given: AnswersToSave, row: ApplicationRow): AnswersToSave {
  const known = {
    hasPhone: Boolean(row.answers.phone?.value),
    hasAccount: row.accountEncrypted !== null,
  };
  const fields = Object.entries(given.fields).filter(([name]) => !isClosedToHelpers(name, known));
  const { secrets } = given;
  return {
    ...given,
    fields: Object.fromEntries(fields),
    ...(secrets && {
      secrets: isClosedToHelpers("bankAccount", known)
        ? { ...secrets, bankAccount: "", confirmBankAccount: "" }
        : secrets,
    }),
  };
}

/** T15: what no form asks is dropped. T19: so are the hidden characters that a copied text brings along. */
function typedAnswers({ fields }: AnswersToSave, at: number): TypedAnswers {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => isKeptField(name))
      .map(([name, { value, agoMs }]) => {
        const ago = Number.isFinite(agoMs) ? Math.min(Math.max(agoMs, 0), MONTH_MS) : 0;
        return [
          name,
          {
            value: withoutForbiddenCharacters(value)
              .normalize("NFC")
              .trim()
              .slice(0, isOwnQuestionField(name) ? longestOwnAnswer : LONGEST),
            at: at - ago,
          },
        ];
      }),
  );
}

type Marks = Record<string, { value: string; at: number }>;

/** T25, T26: a right number becomes a hash or a seal; a wrong one leaves only a mark that it was wrong. */
function sealSecrets(
  id: string,
  { aadhaarNumber, bankAccount, confirmBankAccount }: NonNullable<AnswersToSave["secrets"]>,
  marks: Marks,
  at: number,
): Partial<typeof application.$inferInsert> {
  const changes: Partial<typeof application.$inferInsert> = {};
  if (aadhaarNumber.trim() !== "") {
    const number = aadhaarSchema.safeParse(aadhaarNumber);
    marks.aadhaarNumber = { value: number.success ? "kept" : "invalid", at };
    changes.aadhaarLastFour = number.success ? number.data.slice(-4) : null;
    changes.aadhaarHash = number.success ? lookupHash("aadhaar", number.data) : null;
  }
  if (bankAccount.trim() !== "" || confirmBankAccount.trim() !== "") {
    const number = accountSchema.safeParse(bankAccount);
    const isSame = accountSchema.safeParse(confirmBankAccount).data === number.data;
    const mark = !number.success ? "invalid" : isSame ? "kept" : "mismatch";
    marks.bankAccount = { value: mark, at };
    const kept = number.success && isSame ? number.data : null;
    changes.accountLastFour = kept?.slice(-4) ?? null;
    changes.accountEncrypted =
      kept && encryptField(kept, { table: "application", column: "account_encrypted", rowId: id });
  }
  return changes;
}
