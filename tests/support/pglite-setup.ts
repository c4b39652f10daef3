import type { TestProject } from "vitest/node";
import { buildPgliteSeed } from "#app/db/migrating/build-pglite-seed.server.ts";

declare module "vitest" {
  interface ProvidedContext {
    pgliteSeed: string;
    postgresUrl: string;
  }
}

/** Vitest's global setup of the project "pglite". */
export async function setup(project: TestProject): Promise<void> {
  project.provide("pgliteSeed", await buildPgliteSeed());
}
