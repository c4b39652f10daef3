import type { Env } from "#app/core/env.server.ts";
import type { Finding } from "./finding.ts";

export async function checkBackup(_settings: Env): Promise<Finding[]> {
  return [];
}
