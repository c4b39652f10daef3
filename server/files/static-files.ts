import { createReadStream, existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../hono-env.ts";
import { compressForKeeps, pickEncoding } from "../http/compression.ts";
import { findKeptAsset } from "./kept-assets.ts";

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  ico: "image/x-icon",
  woff2: "font/woff2",
  json: "application/json",
  webmanifest: "application/manifest+json",
  txt: "text/plain; charset=utf-8",
};

/**
 * Files of the build: hashed names never change, the others are asked for again each time. What only another
 * build has lies in the folder of kept assets.
 */
export function staticFiles(root: string, kept: string | null = null): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const path = normalize(decodeURIComponentSafely(c.req.path));
    const ending = path.slice(path.lastIndexOf(".") + 1);
    const type = types[ending];
    if (!type || path.includes("..") || path.includes("\0")) return next();
    const file = await findFile(root, kept, path);
    if (!file) return next();
    const headers = new Headers({
      "Content-Type": type,
      "Cache-Control": isAsset(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      Vary: "Accept-Encoding",
    });
    const encoding = pickEncoding(c.req.header("accept-encoding"));
    const packed = encoding === "identity" ? file : `${file}.${encoding === "br" ? "br" : "gz"}`;
    const chosen = packed !== file && existsSync(packed) ? packed : file;
    if (chosen !== file) headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String((await stat(chosen)).size));
    if (c.req.method === "HEAD") return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(chosen)) as ReadableStream, { headers });
  };
}

const isAsset = (path: string) => path.startsWith("/assets/");

async function findFile(root: string, kept: string | null, path: string): Promise<string | null> {
  const own = join(root, path);
  const info = await stat(own).catch(() => null);
  if (info?.isFile()) return own;
  return kept && isAsset(path) ? findKeptAsset(kept, path) : null;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "/";
  }
}

/** Run once after a build: what can be packed is packed, as small as it gets. */
export async function packStaticFiles(root: string): Promise<number> {
  let packed = 0;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const body = await readFile(file);
    if (body.length < 512) continue;
    const { br, gzip } = await compressForKeeps(body, 11);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
    packed += 1;
  }
  return packed;
}
