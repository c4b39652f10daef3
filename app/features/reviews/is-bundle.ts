import { bundleFormat, type DecisionBundle } from "./decision-bundle.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isListOf = (value: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne);

/**
 * Whether a file has everything that is shown of a decision, each of its kind: anybody may sign anything, so a right
 * signature says nothing about the shape. By hand, because it runs in the reader's browser too.
 */
export function isBundle(value: unknown): value is DecisionBundle {
  if (!isFields(value)) return false;
  const { format, application, decision, reasonsInWords, history, signature } = value;
  return (
    format === bundleFormat &&
    isText(application) &&
    isDecision(decision) &&
    isListOf(reasonsInWords, isText) &&
    isListOf(
      history,
      (entry) =>
        isFields(entry) &&
        Number.isSafeInteger(entry.seq) &&
        isText(entry.hash) &&
        isText(entry.previousHash),
    ) &&
    isFields(signature) &&
    isText(signature.publicKey) &&
    isText(signature.value) &&
    isText(signature.keyId)
  );
}

function isDecision(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { verdict, decidedAt, decidedBy, reasons, rules, checks, evidence } = value;
  return (
    (verdict === "approved" || verdict === "rejected") &&
    isText(decidedAt) &&
    !Number.isNaN(Date.parse(decidedAt)) &&
    isText(decidedBy) &&
    isListOf(reasons, isText) &&
    isFields(rules) &&
    isText(rules.version) &&
    isListOf(checks, isFields) &&
    Array.isArray(evidence)
  );
}
