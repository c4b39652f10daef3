import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { verifyBundle } from "#app/features/reviews/verify-bundle.ts";

// npm run verify-decision -- decision.json [--key <key id>]: needs nothing but the file.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: "string" } } });
const [path] = positionals;
if (!path) {
  console.error("Usage: npm run verify-decision -- decision.json [--key <key id shown at /verify-decision>]");
  process.exit(2);
}

const sentences = {
  not_json: "This is not a decision file: it cannot be read.",
  not_a_bundle: "This is not a signed decision of ScholarSetu.",
  changed: "The signature does not fit: something in this file was changed.",
  broken_history: "The history in this file has a gap.",
  unsupported: "This Node does not know Ed25519.",
} as const;

const text = await readFile(path, "utf8").catch(() => {
  console.error(`${path} could not be read.`);
  process.exit(2);
});
const answer = await verifyBundle(text);
if (!answer.isSound) {
  console.error(sentences[answer.problem]);
  process.exit(1);
}
// X11: what a stranger signed is not repeated as if it were ours.
if (values.key && values.key !== answer.keyId) {
  console.error(
    `Not from ScholarSetu: it was signed with the key ${answer.keyId}, not with the one you named.`,
  );
  process.exit(1);
}
const { decision, application, reasonsInWords, history } = answer.bundle;
console.log("The signature is right. Nothing in this decision was changed.");
console.log(`  application   ${application}`);
console.log(`  decision      ${decision.verdict}, ${decision.decidedAt}, by ${decision.decidedBy}`);
console.log(`  reasons       ${reasonsInWords.join(" ") || "none"}`);
console.log(`  rules         ${decision.rules.version}`);
console.log(`  evidence      ${decision.evidence.length} papers, ${history.length} steps in the audit log`);
console.log(`  key           ${answer.keyId}`);
if (!values.key)
  console.log("Anybody can sign with a key of their own: compare this one with /verify-decision.");
