import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parseEnv } from "#app/core/settings/env.server.ts";
import { languages } from "#app/core/words/i18n.ts";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { findRoute, routeTable } from "#app/route-table.ts";
import type { manifestOf } from "../manifest.ts";
import { siteFiles } from "./site-files.ts";

const settings = parseEnv({ PUBLIC_URL: "https://setu.example" }, () => ({
  appSecret: "x".repeat(32),
  encryptionKeys: [],
}));
const app = siteFiles(settings, async () => ["/scholarships/a&b"]);

describe("what robots and phones ask for", () => {
  it("lists every page that is meant for search engines, and no private one", async () => {
    const sitemap = await (await app.request("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const wanted = routeTable
      .filter((route) => route.sitemap)
      .map(({ path }) => `https://setu.example${path}`);
    expect(listed).toEqual([...wanted, "https://setu.example/scholarships/a&#38;b"]);
    expect(sitemap).not.toContain("/admin");
  });

  it("points robots to the sitemap and keeps them from the API", async () => {
    const robots = await (await app.request("/robots.txt")).text();
    expect(robots).toContain("Sitemap: https://setu.example/sitemap.xml");
    expect(robots).toContain("Disallow: /api/");
  });

  it("X27: says where a weakness is told, until when that is true, and where a password is changed", async () => {
    const text = await (await app.request("/.well-known/security.txt")).text();
    expect(text).toContain("Contact: mailto:help@scholarsetu.example");
    const until = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
    const days = (until - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(366);
    const change = await app.request("/.well-known/change-password");
    expect([change.status, change.headers.get("Location")]).toEqual([302, "/settings/security"]);
    expect(routeTable.some(({ path }) => path === "/settings/security")).toBe(true);
  });

  it("S31f: describes the app to a phone, in its language, with pictures that exist and pages that open", async () => {
    for (const language of languages) {
      const answer = await app.request(`/manifest.webmanifest?lang=${language}`);
      const manifest = (await answer.json()) as ReturnType<typeof manifestOf>;
      expect(manifest).toMatchObject({ id: "/", scope: "/", lang: `${language}-IN`, display: "standalone" });
      const shown = [...manifest.icons, ...manifest.screenshots];
      for (const { src, type, sizes } of shown.filter(({ sizes }) => sizes !== "any")) {
        const { width, height, format } = await sharp(join(projectRoot(), "public", src)).metadata();
        expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
      }
      expect(manifest.icons.filter((icon) => "purpose" in icon && icon.purpose === "maskable")).toHaveLength(
        2,
      );
      for (const { url } of manifest.shortcuts)
        expect(findRoute(url.split("?")[0] ?? ""), url).not.toBeNull();
    }
  });
});
