import { istDate } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { letterText, writeMark } from "../../award-letter.ts";
import { letterKey } from "./letter-key.server.ts";

interface Said {
  readonly letterNumber: string;
  readonly applicant: string;
  readonly amountPaise: number;
}

/** The page that says to whoever holds the paper whether it is true; what the paper says is signed into the address. */
export function letterAddress({ letterNumber, applicant, amountPaise }: Said) {
  const facts = { number: letterNumber, name: applicant, amountPaise, day: istDate() };
  const key = letterKey.current();
  const mark = writeMark({ ...facts, signature: key.sign(letterText(facts)) });
  return { keyId: key.keyId, address: `${env().PUBLIC_URL}/verify/letter/${letterNumber}?mark=${mark}` };
}
