/** Letters and digits that are not mistaken for one another when written down: no i, l, o, u, 0, 1. */
export const recoveryAlphabet = "abcdefghjkmnpqrstvwxyz23456789";
export const recoveryCodeLength = 12;
export const recoveryCodeCount = 10;

/** "ABCD-efgh 2345" → "abcdefgh2345": as it is typed from paper. */
export function plainRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40);
}

/** "abcd-efgh-2345" */
export function formatRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? code;
}
