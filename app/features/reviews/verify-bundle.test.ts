import { describe, expect, it } from "vitest";
import { bundleFormat, bundleText } from "./decision-bundle.ts";
import { keyIdOf, verifyBundle } from "./verify-bundle.ts";

const decision = {
  verdict: "approved",
  decidedAt: "2026-11-01T10:00:00.000Z",
  decidedBy: "institute owner",
  reasons: [],
  rules: { version: "a".repeat(64) },
  checks: [],
  evidence: [],
};
const payload = { format: bundleFormat, application: "AP-1", decision, reasonsInWords: [], history: [] };

/** Signed with a key of its own, as anybody can. */
async function signedByAnybody(content: object): Promise<string> {
  const pair = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("No pair");
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const data = new TextEncoder().encode(bundleText(content));
  const value = Buffer.from(await crypto.subtle.sign("Ed25519", pair.privateKey, data)).toString("base64url");
  const publicKey = Buffer.from(raw).toString("base64url");
  return JSON.stringify({ ...content, signature: { publicKey, value, keyId: await keyIdOf(raw) } });
}

describe("X12: whatever anybody sends as a decision gets an answer", () => {
  it("a sound one passes", async () => {
    expect(await verifyBundle(await signedByAnybody(payload))).toMatchObject({ isSound: true });
  });

  it.each(["A", "AAAAA", "", "=", "%", "A".repeat(201)])("X12a: the key %j is none", async (publicKey) => {
    const text = JSON.stringify({ ...payload, signature: { publicKey, value: publicKey, keyId: "x" } });
    expect(await verifyBundle(text)).toEqual({ isSound: false, problem: "changed" });
  });

  it.each([
    ["no rules", { ...payload, decision: { reasons: [] } }],
    ["no moment", { ...payload, decision: { ...decision, decidedAt: "yesterday" } }],
    ["another verdict", { ...payload, decision: { ...decision, verdict: "constructor" } }],
    ["rules without version", { ...payload, decision: { ...decision, rules: {} } }],
    ["checks that are none", { ...payload, decision: { ...decision, checks: [null] } }],
    ["words that are none", { ...payload, reasonsInWords: [{}] }],
    ["a history of nothing", { ...payload, history: [null, null] }],
    ["a list", []],
  ])("X12b: signed by its sender, but %s", async (_what, content) => {
    expect(await verifyBundle(await signedByAnybody(content))).toEqual({
      isSound: false,
      problem: "not_a_bundle",
    });
  });

  it("X4: nested without end it is no bundle", async () => {
    const text = `{"format":"${bundleFormat}","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(await verifyBundle(text)).toEqual({ isSound: false, problem: "not_a_bundle" });
  });
});
