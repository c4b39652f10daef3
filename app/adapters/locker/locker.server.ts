import { readFile } from "node:fs/promises";
import { deriveKey } from "#app/core/secrets/crypto.server.ts";
import { type Env, env } from "#app/core/settings/env.server.ts";
import { watchCalls } from "../watch-calls.server.ts";
import { createDigilocker } from "./digilocker.server.ts";
import { readTrustList } from "./issuer-record.server.ts";
import type { Locker } from "./locker.ts";
import { sandboxLocker } from "./sandbox-locker.server.ts";

type Settings = Pick<
  Env,
  | "isDemo"
  | "PUBLIC_URL"
  | "HOST"
  | "PORT"
  | "DIGILOCKER_URL"
  | "DIGILOCKER_CLIENT_ID"
  | "DIGILOCKER_CLIENT_SECRET"
  | "DIGILOCKER_TRUST_FILE"
>;

let standIn: Locker | null | undefined;

/** @forTests Another locker, or none (null); undefined chooses from the configuration again. */
export function setLocker(next: Locker | null | undefined): void {
  standIn = next;
}

/** Null where the operator has no DigiLocker account: then nothing of it is offered. */
export function locker(settings: Settings = env()): Locker | null {
  if (standIn !== undefined) return standIn;
  const made = settings.isDemo ? demoLocker(settings) : realLocker(settings);
  return made && watchCalls("digilocker", made);
}

function realLocker(settings: Settings): Locker | null {
  const { DIGILOCKER_URL: url, DIGILOCKER_TRUST_FILE: file } = settings;
  const { DIGILOCKER_CLIENT_ID: clientId, DIGILOCKER_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret || !file) return null;
  return createDigilocker({
    name: "digilocker",
    pageUrl: url.replace(/\/+$/, ""),
    apiUrl: url.replace(/\/+$/, ""),
    clientId,
    clientSecret,
    // Read each time: an issuer's new certificate counts without a restart.
    trusted: async () => readTrustList(await readFile(file, "utf8")),
  });
}

/** The sandbox speaks DigiLocker's protocol over HTTP, so that the demo runs the real client. */
function demoLocker({ PUBLIC_URL, HOST, PORT }: Settings): Locker {
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
  return createDigilocker({
    name: "sandbox",
    pageUrl: `${PUBLIC_URL}/demo/digilocker`,
    apiUrl: `http://${host}:${PORT}/demo/digilocker`,
    ...sandboxClient(),
    trusted: async () => [await sandboxLocker.publicKey()],
  });
}

/** By what the sandbox knows us. */
export function sandboxClient(): { clientId: string; clientSecret: string } {
  return { clientId: "scholarsetu-demo", clientSecret: deriveKey("sandbox-locker").toString("hex") };
}
