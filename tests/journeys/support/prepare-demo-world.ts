import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./server.ts";

/**
 * Before the first journey: the demo world is made once, and every worker starts from a copy of its folder.
 * (A worker is started anew after each failed test, too.) Returns how to clean up.
 */
export default async function prepareDemoWorld(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "scholarsetu-demo-world-"));
  const dataDir = join(folder, "data");
  const server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
  process.env.DEMO_WORLD = dataDir;
  return () => rmSync(folder, { recursive: true, force: true });
}
