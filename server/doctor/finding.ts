import type { Env } from "#app/core/settings/env.server.ts";

/** What one look at the set-up found. "bad" must be mended before visitors come; "note" is worth knowing. */
export type Finding = { state: "good" | "note" | "bad"; about: string; sentence: string };

/** Looks at one thing by using it, and leaves nothing behind. It answers; it does not throw. */
export type Check = (settings: Env) => Promise<Finding[]>;

export const good = (about: string, sentence: string): Finding => ({ state: "good", about, sentence });
export const note = (about: string, sentence: string): Finding => ({ state: "note", about, sentence });
export const bad = (about: string, sentence: string): Finding => ({ state: "bad", about, sentence });
