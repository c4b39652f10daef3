import { perProcess } from "#app/core/settings/per-process.ts";
import { type SiteNotice, siteNoticeShape } from "#app/core/settings/site-notice-shape.ts";
import { bumpContent } from "./content-version.server.ts";
import type { Tx } from "./opening/connection.server.ts";
import { readSetting, writeSetting } from "./settings.server.ts";

const KEY = "site.notice";
/** The tag of the content that changes with it: kept pages are made anew. */
export const NOTICE_TAG = "site-notice";

const place = perProcess("site-notice", () => ({ current: null as SiteNotice | null }));

/** Kept in each process, because every page shows it and none should ask the database for it. */
export const siteNotice = {
  current: (): SiteNotice | null => place.current,

  async refresh(): Promise<void> {
    place.current = await siteNotice.read();
  },

  async read(): Promise<SiteNotice | null> {
    return siteNoticeShape.safeParse(await readSetting(KEY)).data ?? null;
  },

  async write(tx: Tx, notice: SiteNotice | null): Promise<void> {
    await writeSetting(tx, KEY, notice ?? {});
    await bumpContent(tx, NOTICE_TAG);
  },
};
