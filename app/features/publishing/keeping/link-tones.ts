/** How the state of a website looks. */
export const linkTones = { changed: "warn", gone: "bad", away: "mute", same: "ok" } as const;
