import { readFileSync } from "node:fs";

// Loaded into a server by `node --import`: its clock runs ahead by the milliseconds that the file names.
const file = process.env.CLOCK_FILE ?? "";
const { now: realNow } = Date;
let ahead = 0;
let readAt = 0;

function milliseconds(): number {
  const at = realNow();
  if (at - readAt > 20) {
    ahead = Number(readFileSync(file, "utf8"));
    readAt = at;
  }
  return at + ahead;
}

Date.now = milliseconds;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [milliseconds()] : given, made),
});
