import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endChildren, root, say } from "./run-command.mjs";

const setupLock = join(root, ".setup-lock");

/**
 * One install or build at a time in this folder. The holder touches its lock every second; a lock whose
 * holder is gone, or which nobody has touched for a while, is taken over.
 */
export async function withSetupLock(work) {
  const release = await takeSetupLock();
  try {
    return await work();
  } finally {
    release();
  }
}

async function takeSetupLock() {
  // Written aside and linked, so that nobody ever reads a half-written lock.
  const mine = `${setupLock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  let told = false;
  try {
    while (true) {
      try {
        linkSync(mine, setupLock);
        break;
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
      }
      const holder = livingHolder();
      if (holder === null) rmSync(setupLock, { force: true });
      else if (!told) {
        say(`Waiting: process ${holder} is installing or building in this folder …`);
        told = true;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const touch = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(setupLock, now, now);
    } catch {}
  }, 1000);
  const release = () => {
    clearInterval(touch);
    rmSync(setupLock, { force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, releaseAndStop);
  function releaseAndStop(signal) {
    endChildren();
    release();
    process.exit(signal === "SIGINT" ? 130 : 143);
  }
  return () => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(signal, releaseAndStop);
    release();
  };
}

/** The process that holds the lock, or null when the lock is abandoned or gone. */
function livingHolder() {
  try {
    const holder = Number(readFileSync(setupLock, "utf8"));
    if (Date.now() - statSync(setupLock).mtimeMs > 15_000) return null;
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    return error.code === "EPERM" ? "of another user" : null;
  }
}
