import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";

/** What two organisations that are one are found by. */
export const organisationKeys = {
  ofPan: (pan: string): string => lookupHash("organisation:pan", pan.toUpperCase()),
  /** "TS/EDU-1998 / 77" and "ts edu 1998 77" are one number. */
  ofRegistration: (number: string): string =>
    number
      .normalize("NFKC")
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]+/gu, ""),
};
