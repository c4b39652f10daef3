import { createHash } from "node:crypto";
import { istDate } from "#app/core/clock.ts";
import type { PageReader } from "./page-reader.ts";

/** Nothing leaves the demo: some pages are gone, and some say another thing each month. */
export function createDemoPageReader(): PageReader {
  return {
    async read(address) {
      const dice = createHash("sha256").update(address).digest().readUInt8(0) % 20;
      if (dice === 0) return { kind: "gone", status: 404 };
      const month = dice < 4 ? `\nNotice of ${istDate().slice(0, 7)}` : "";
      return { kind: "read", status: 200, isHtml: false, body: `A page that the demo plays.${month}` };
    },
  };
}
