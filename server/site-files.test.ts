import { describe, expect, it } from "vitest";
import { parseEnv } from "#app/core/env.server.ts";
import { routeTable } from "#app/route-table.ts";
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

  it("describes the app to a phone with icons that exist", async () => {
    const manifest = (await (await app.request("/manifest.webmanifest")).json()) as {
      icons: { src: string }[];
    };
    expect(manifest.icons.map(({ src }) => src)).toContain("/icon-512.png");
  });
});
