import type { Env } from "#app/core/settings/env.server.ts";

/** X26: the demo's passwords are printed on its pages, so whoever can reach it is its admin. */
export function warningsOf({ isDemo, HOST }: Pick<Env, "isDemo" | "HOST">): string[] {
  if (!isDemo || /^(127\.|localhost$|::1$)/.test(HOST)) return [];
  return [
    `WARNING: this is the demo, and it listens on ${HOST}: everybody in your network can sign in as its admin.`,
    "  For people, set APP_MODE=production. For a demo on this machine alone, leave HOST out.",
  ];
}
