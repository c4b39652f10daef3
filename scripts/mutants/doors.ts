import { type Mutant, slipsOf } from "./mutant.ts";

const pages = ["server/pages/page-handler.test.ts"];

/** Requests, rights, sign-in, one's own data. */
export const doorMutants: readonly Mutant[] = [
  ...slipsOf(
    "server/pages/with-problems.ts",
    ["server/pages/with-problems.test.ts"],
    ["C17-39: what the guard refused runs all the same", "if (refusal) throw refusal;", ""],
    ["an action runs though the guard refused", "wrap(module.action, true)", "wrap(module.action, false)"],
  ),
  ...slipsOf(
    "server/pages/page-handler.ts",
    pages,
    ["C17-37: a private page goes into the shared cache", "if (privacy.isPrivate)", "if (false)"],
    [
      "C17-38: a kept page is rendered with the reader's cookies",
      "renderFor(async () => visitor, nonce, new Request(address))",
      "renderFor(async () => visitor, nonce, new Request(address, { headers: request.headers }))",
    ],
    ["what failed is kept", "response.status === 200 && pageCache", "pageCache"],
    ["every language gets the copy of the first", "cacheKey(address, language)", 'cacheKey(address, "en")'],
  ),
  ...slipsOf(
    "server/http/security-headers.ts",
    ["server/http/security-headers.test.ts"],
    ["C17-58: CSP without base-uri", "\"base-uri 'none'\",", ""],
    ["any site may frame us", "\"frame-ancestors 'none'\",", ""],
    ["scripts in attributes run", "\"script-src-attr 'none'\",", ""],
    ["no HSTS in production", "if (production) headers.set", "if (false) headers.set"],
  ),
  ...slipsOf(
    "app/core/portals/permissions.ts",
    ["app/core/portals/permissions.test.ts"],
    [
      "what is not listed is allowed",
      "if (rule === undefined) return false;",
      "if (rule === undefined) return true;",
    ],
    ["a helper has every right of hers", "if (actor.helper && !(", "if (false && !("],
    [
      "a forgotten object opens the door",
      "object !== undefined && object !== null && rule.allows",
      "rule.allows",
    ],
    [
      "staff without the role have the right",
      "if (!actor.staffRoles?.some(",
      "if (actor.staffRoles && false && !actor.staffRoles.some(",
    ],
    ["hidden things are told of", "if (table[action]?.hide) throw notFound();", ""],
  ),
  ...slipsOf(
    "app/core/state-machine.ts",
    ["app/core/state-machine.test.ts"],
    ["anybody may move a state", "if (!transition.by.includes(actor.role)) {", "if (false) {"],
  ),
  ...slipsOf(
    "app/core/lists/csv.server.ts",
    ["app/core/lists/csv.test.ts"],
    ["a formula leaves untamed", "escape_formulas: true", "escape_formulas: false"],
    ["Excel does not know Telugu", "yield BOM + toCsv", "yield toCsv"],
    ["a file is kept by caches", '"Cache-Control": "no-store"', '"Cache-Control": "public"'],
  ),
  ...slipsOf(
    "app/db/lists/export-list.server.ts",
    ["app/portals/admin/desk-files.db.test.ts"],
    ["a file has its first page alone", "if (page.next === null) return;", "return;"],
    ["nobody knows who took a list", 'event: "list.exported",', 'event: "list.seen",'],
    [
      "the words that were searched for are in the log",
      'searched: query.search !== ""',
      "searched: query.search",
    ],
    ["hidden columns are in the file", "seenColumns(columns, url.search)", "columns"],
  ),
  ...slipsOf(
    "app/core/lists/table-list.ts",
    ["app/portals/admin/list-files.test.ts"],
    ["figures of the table alone are in the file", 'only !== "table"', 'only !== "file"'],
  ),
  ...slipsOf(
    "app/core/lists/list-query.ts",
    ["app/core/lists/list-query.test.ts"],
    [
      "what was said once is said again on the next page",
      "for (const name of ofOnePage) parameters.delete(name);",
      "",
    ],
    ["several values of a single filter count", "filter.multiple ? known : known.slice(0, 1)", "known"],
  ),
  ...slipsOf(
    "app/db/idempotency.server.ts",
    ["app/db/idempotency.db.test.ts"],
    [
      "another form under the same key gets the old answer",
      "if (!claimed) return storedAnswer<Answer>(tx, place, hash);",
      "if (!claimed) return storedAnswer<Answer>(tx, place, (await tx.select().from(idempotencyKey).where(place))[0]?.requestHash ?? hash);",
    ],
  ),
  ...slipsOf(
    "app/features/identity/server/passwords/equal-time.server.ts",
    ["app/features/identity/server/passwords/equal-time.test.ts"],
    ["C17-40: T4 answers as soon as it knows", "[work(), waited]", "[work(), Promise.resolve()]"],
  ),
  ...slipsOf(
    "app/features/identity/server/otp/consume-otp.server.ts",
    ["app/features/identity/server/otp/otp-sign-in.db.test.ts"],
    ["an old code still opens", "gt(otpCode.expiresAt, now()),", ""],
    ["a code opens twice", "isNull(otpCode.usedAt),", ""],
    ["tries are not counted", "isKnown ? otpCode.tries :", "true ? otpCode.tries :"],
    ["any code opens", "if (!isKeyedHash(", "if (false && !isKeyedHash("],
    ["a code for one purpose opens another", "eq(otpCode.purpose, purpose),", ""],
  ),
  ...slipsOf(
    "app/features/identity/server/sessions/end-sessions.server.ts",
    ["app/features/identity/server/sessions/sessions.db.test.ts"],
    ['C18: "end all others" ends this one too', "except ? ne(session.id, except) : undefined", "undefined"],
    [
      'C18: "end all others" ends nothing',
      ".set({ endedAt: now(), endReason: reason })",
      ".set({ endReason: reason })",
    ],
  ),
  ...slipsOf(
    "app/features/identity/pages/sign-in/logout-endpoint.ts",
    ["tests/access/logging-out.db.test.ts"],
    [
      "C18: T11 what is kept offline stays after logging out",
      '"Clear-Site-Data": \'"storage"\'',
      '"X-Cleared": \'"storage"\'',
    ],
  ),
  ...slipsOf(
    "app/features/identity/server/consents/withdraw-consent.server.ts",
    ["app/features/identity/server/own-data/privacy.db.test.ts"],
    ["a needed consent can be withdrawn", "if (consentPurposes[purpose].needed) {", "if (false) {"],
    [
      "C18: a consent stays after it was withdrawn",
      ".set({ withdrawnAt: now() })",
      ".set({ withdrawnAt: null })",
    ],
  ),
  ...slipsOf(
    "app/features/identity/server/own-data/cancel-erasure.server.ts",
    ["app/features/identity/server/own-data/privacy.db.test.ts"],
    ["a taken back erasure goes on", ".set({ status: to, closedAt: now() })", ".set({ closedAt: now() })"],
  ),
  ...slipsOf(
    "app/features/identity/server/second-person/assert-second-person.server.ts",
    ["app/features/identity/server/second-person/second-person.db.test.ts"],
    ["one person is two", "actor.userId === firstUserId", "false"],
    ["whom one let in oneself counts as a second person", "if (rows[0]?.tied) {", "if (false) {"],
  ),
  ...slipsOf(
    "app/db/audit/seal-audit.server.ts",
    ["server/job-list.test.ts"],
    ["C17-67: the audit's seal has no cron", 'cron: "*/10 * * * *",', ""],
  ),
  ...slipsOf(
    "app/features/payouts/server/awards/award-own-data.server.ts",
    ["tests/access/whole-erasure.db.test.ts"],
    ["C17-70: her thank-you stays after erasure", '.set({ text: "" })', ".set({ text: scholarNote.text })"],
  ),
  ...slipsOf(
    "app/features/documents/server/document-own-data.server.ts",
    ["tests/access/whole-erasure.db.test.ts"],
    [
      "C17-77: the vault is not erased",
      "for (const owner of ownersOf(subject)) await eraseDocuments(tx, owner);",
      "",
    ],
  ),
  ...slipsOf(
    "app/features/reviews/server/review-own-data.server.ts",
    ["tests/access/whole-erasure.db.test.ts"],
    [
      "C17-78: what reviewers wrote about her is not erased",
      ".set({ note: null })",
      ".set({ note: reviewScore.note })",
    ],
    ["what was said about her application is not erased", 'await eraseComments(tx, "application", ids);', ""],
  ),
];
