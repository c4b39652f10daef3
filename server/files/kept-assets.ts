import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { now } from "#app/core/clock.ts";

const keptBuilds = 3;

/**
 * O22: while a new version is rolled out, a page made by one process asks another one for its scripts, and a
 * page opened yesterday asks today's. So each process puts the files of its own build into a folder that all of
 * them share, before it answers anybody, and the last three builds stay there.
 */
export async function keepAssets(clientRoot: string, folder: string, version: string): Promise<void> {
  const own = join(folder, version);
  if (!(await isFolder(own))) {
    const unfinished = join(folder, `.${version}.${process.pid}`);
    await mkdir(folder, { recursive: true });
    await cp(join(clientRoot, "assets"), join(unfinished, "assets"), { recursive: true });
    // Whole or not at all; if another process of this build was quicker, its copy is as good.
    await rename(unfinished, own).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  // The build that was started last is the newest, also after going back to an older one.
  await utimes(own, now(), now());
  await removeOld(folder);
}

/** Where another build's file lies, or null. Looked up anew each time: the newest may have come a second ago. */
export async function findKeptAsset(folder: string, path: string): Promise<string | null> {
  for (const build of await buildsIn(folder)) {
    const file = join(folder, build, path);
    const info = await stat(file).catch(() => null);
    if (info?.isFile()) return file;
  }
  return null;
}

async function removeOld(folder: string): Promise<void> {
  const ages = await Promise.all(
    (await buildsIn(folder)).map(async (build) => ({
      build,
      startedAt: (await stat(join(folder, build))).mtimeMs,
    })),
  );
  const old = ages.sort((a, b) => b.startedAt - a.startedAt).slice(keptBuilds);
  await Promise.all(old.map(({ build }) => rm(join(folder, build), { recursive: true, force: true })));
}

async function buildsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith("."));
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
}
