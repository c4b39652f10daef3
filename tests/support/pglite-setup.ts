import type { TestProject } from "vitest/node";
import { pgliteSnapshot } from "./pglite-snapshot.ts";

declare module "vitest" {
  interface ProvidedContext {
    pgliteSnapshot: string;
    postgresUrl: string;
  }
}

/** Vitest's global setup of the project "pglite". */
export async function setup(project: TestProject): Promise<void> {
  project.provide("pgliteSnapshot", await pgliteSnapshot());
}
