import { z } from "zod";
import { decryptField, encryptField, needsRotation } from "#app/core/secrets/crypto.server.ts";
import type { Tx } from "../opening/connection.server.ts";
import { readSetting, writeSetting } from "../settings.server.ts";
import { secretMark } from "./keys-check.ts";

const RETIRED = "keys.retired";
const shape = z.array(
  z.object({ mark: z.string(), sealed: z.string(), at: z.iso.datetime(), sealSeq: z.number() }),
);

/** A secret that proves only what it wrote while it was ours: up to a seal that its successor made (O5c). */
export interface RetiredSecret {
  readonly mark: string;
  readonly secret: string;
  readonly at: string;
  /** The last seal it may have signed, and the last one whose entries it may have written. */
  readonly sealSeq: number;
}

const addressOf = (mark: string) => ({ table: "setting", column: "value", rowId: `${RETIRED}:${mark}` });

export const retiredSecrets = {
  async read(): Promise<RetiredSecret[]> {
    return (await stored()).map(({ sealed, ...rest }) => ({
      ...rest,
      secret: decryptField(sealed, addressOf(rest.mark)),
    }));
  },

  /** Their marks alone, which need no key. */
  async marks(): Promise<{ mark: string; at: string }[]> {
    return (await stored()).map(({ mark, at }) => ({ mark, at }));
  },

  async add(tx: Tx, secret: string, facts: { at: Date; sealSeq: number }): Promise<void> {
    const mark = secretMark(secret);
    const kept = (await stored()).filter((one) => one.mark !== mark);
    const added = {
      mark,
      sealed: encryptField(secret, addressOf(mark)),
      at: facts.at.toISOString(),
      sealSeq: facts.sealSeq,
    };
    await writeSetting(tx, RETIRED, [...kept, added]);
  },

  /** Seals them anew under the first of ENCRYPTION_KEYS. */
  async reseal(tx: Tx): Promise<void> {
    const all = await stored();
    if (!all.some(({ sealed }) => needsRotation(sealed))) return;
    const fresh = all.map((one) => {
      const address = addressOf(one.mark);
      return { ...one, sealed: encryptField(decryptField(one.sealed, address), address) };
    });
    await writeSetting(tx, RETIRED, fresh);
  },
};

async function stored() {
  return shape.safeParse(await readSetting(RETIRED)).data ?? [];
}
