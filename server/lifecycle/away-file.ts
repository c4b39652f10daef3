import { rmSync, writeFileSync } from "node:fs";
import { log } from "#app/core/requests/observing/log.server.ts";

/**
 * A file that is there while this process must not be asked: from the signal to stop until it is ready again. A proxy
 * that cannot ask /readyz looks for it with each request, so that nobody is on the way to the port when it closes (O7).
 */
export function awayFile(path: string | undefined) {
  const write = (change: (path: string) => void) => {
    if (!path) return;
    try {
      change(path);
    } catch (error) {
      log.warn({ path, code: (error as NodeJS.ErrnoException).code }, "The away file: see AWAY_FILE");
    }
  };
  return {
    put: () => write((file) => writeFileSync(file, "")),
    remove: () => write((file) => rmSync(file, { force: true })),
  };
}

export type AwayFile = ReturnType<typeof awayFile>;
