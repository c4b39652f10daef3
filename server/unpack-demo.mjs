// A first start of the demo copies the world that the build has made today, instead of making it again. Only a
// short cut: whatever is unusual here (a day has passed, another store, keys of one's own) takes the long way.
import {
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { resolve } from "node:path";

export const dayFile = ".made-on";

/** Deadlines and clocks of the demo count from the day in India on which it was made. */
export function dayInIndia() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format();
}

/** True when `DATA_DIR` was empty and now holds the demo world. */
export function unpackDemo(readyFolder, env = process.env) {
  const { APP_MODE = "demo", FILE_STORE = "disk", DATA_DIR = "./data" } = env;
  if (APP_MODE !== "demo" || FILE_STORE !== "disk") return false;
  if (env.DATABASE_URL || env.APP_SECRET || env.ENCRYPTION_KEYS) return false;
  const target = resolve(DATA_DIR);
  const draft = `${target}.unpacking-${process.pid}`;
  try {
    if (readFileSync(resolve(readyFolder, dayFile), "utf8") !== dayInIndia()) return false;
    const isThere = existsSync(target);
    if (isThere && readdirSync(target).length > 0) return false;
    cpSync(readyFolder, draft, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      preserveTimestamps: true,
    });
    rmSync(resolve(draft, dayFile));
    if (isThere) rmdirSync(target);
    renameSync(draft, target);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
}
