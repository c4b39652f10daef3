import { hash, verify } from "@node-rs/argon2";
import { unavailable } from "#app/core/requests/errors.ts";

/** T5: argon2id, 19 MiB, two passes. `algorithm` 2 is argon2id (the package's const enum has no value at run time). */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// One verification costs ~15 ms of a core and 19 MiB: a flood of sign-ins waits in this line instead of taking
// every core from the pages, and past a minute's worth is told to come back.
const atOnce = 2;
const longestLine = 200;
const waiting: (() => void)[] = [];
let running = 0;

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestLine)
      throw unavailable("Many people are signing in. Please try again in a moment.");
    await new Promise<void>((turn) => waiting.push(turn));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed on, so nobody who comes later can slip in between.
    if (next) next();
    else running -= 1;
  }
}

let decoy: Promise<string> | undefined;

/** Composed form, so that a password typed on another keyboard is the same password. */
const plain = (password: string) => password.normalize("NFC");

export const passwordHasher = {
  hash: (password: string) => inLine(() => hash(plain(password), cost)),
  verify: (stored: string, password: string) =>
    inLine(() => verify(stored, plain(password)).catch(() => false)),
  /** The same work for an account that does not exist (T4). */
  async verifyNothing(password: string): Promise<false> {
    decoy ??= inLine(() => hash("nobody's password", cost));
    await passwordHasher.verify(await decoy, password);
    return false;
  },
};
