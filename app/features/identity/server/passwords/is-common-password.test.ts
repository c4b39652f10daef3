import { expect, test } from "vitest";
import { isCommonPassword } from "./is-common-password.server.ts";

test.each([
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "p@$$w0rd1234",
  "qazwsxedcrfv",
  "abc123abc123",
  "123qweasdzxc",
  "letmeinplease",
  "147258369147",
  "1234567890ab",
  "liverpool123",
  "Password1234",
  "Demo-Admin-2024",
])("T5, X14: %s is common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "mango tree by the well",
  "fjord-oboe-cactus-91",
  "ఆకాశం నీలం రంగు చెట్టు",
  "Kx7!pw9Lmq2Zt",
  "green lamp over river stones",
])("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
