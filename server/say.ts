import { log } from "#app/core/requests/observing/log.server.ts";
import { env } from "#app/core/settings/env.server.ts";

/** Where a start has got to: a plain line for somebody trying the demo, a line of the log in production. */
export function say(line: string): void {
  if (env().isProduction) log.info(line);
  else process.stdout.write(`${line}\n`);
}

/** Why it could not start. The settings may be what is wrong, so it is said plainly, whatever the mode. */
export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
