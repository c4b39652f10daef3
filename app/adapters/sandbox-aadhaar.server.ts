import { createPrivateKey, createPublicKey, randomBytes, sign } from "node:crypto";
import { gzipSync } from "node:zlib";
import { now } from "#app/core/clock.ts";
import { sandboxKeys } from "./locker/sandbox-papers.server.ts";
import type { QrSigner } from "./qr-signer.ts";

/** What can be wrong with a card, to be played at will. */
export const aadhaarTricks = ["none", "changed", "forged", "expired"] as const;
export type AadhaarTrick = (typeof aadhaarTricks)[number];

export interface SandboxCard {
  readonly name: string;
  /** ISO. */
  readonly born: string;
  readonly gender: "male" | "female" | "other";
  readonly lastFour: string;
  readonly trick: AadhaarTrick;
}

const counts = { from: new Date("2020-01-01T00:00:00+05:30"), until: new Date("2060-01-01T00:00:00+05:30") };

/** Plays UIDAI in demo mode: as long as this process runs. */
export async function sandboxAadhaarSigner(): Promise<QrSigner> {
  return { key: createPublicKey((await sandboxKeys("uidai")).publicKey), ...counts };
}

const letters = { male: "M", female: "F", other: "T" } as const;

/** The digits of a card's QR, as UIDAI makes them: with a picture of nobody and hashes of nothing. */
export async function sandboxAadhaarQr({
  name,
  born,
  gender,
  lastFour,
  trick,
}: SandboxCard): Promise<string> {
  const moment = trick === "expired" ? "20150611101500000" : stamp(now());
  const fields = [
    "V2",
    "3",
    `${lastFour}${moment}`,
    name,
    born.split("-").toReversed().join("-"),
    letters[gender],
    "",
    "Mahabubabad",
    "Near the school",
    "4-12",
    "Kesamudram",
    "506112",
    "Kesamudram",
    "Telangana",
    "Station Road",
    "Kesamudram",
    "Kesamudram",
    "3210",
  ];
  const text = fields.flatMap((field) => [Buffer.from(field, "latin1"), Buffer.from([255])]);
  const signed = Buffer.concat([...text, randomBytes(620), randomBytes(64)]);
  const { privateKey } = await sandboxKeys(trick === "forged" ? "forger" : "uidai");
  const signature = sign("sha256", signed, createPrivateKey(privateKey));
  const at = signed.indexOf(Buffer.from(name, "latin1"));
  if (trick === "changed") signed.writeUInt8(signed.readUInt8(at) === 65 ? 66 : 65, at);
  const packed = gzipSync(Buffer.concat([signed, signature]));
  return BigInt(`0x${packed.toString("hex")}`).toString();
}

/** 20261118104500000, as it is in India. */
function stamp(at: Date): string {
  const ist = new Date(at.getTime() + 330 * 60_000);
  return ist.toISOString().replace(/\D/g, "").slice(0, 17);
}
