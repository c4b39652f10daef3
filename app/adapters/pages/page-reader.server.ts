import { type Env, env } from "#app/core/settings/env.server.ts";
import { createDemoPageReader } from "./demo-page-reader.server.ts";
import { createHttpPageReader } from "./http-page-reader.server.ts";
import type { PageReader } from "./page-reader.ts";

export function pageReader({ isDemo }: Pick<Env, "isDemo"> = env()): PageReader {
  return isDemo ? createDemoPageReader() : createHttpPageReader();
}
