import { Hono } from "hono";
import { addIstDays, now, startOfIstDay } from "#app/core/clock.ts";
import type { Env } from "#app/core/settings/env.server.ts";
import { defaultLanguage, isLanguage, languages } from "#app/core/words/i18n.ts";
import { routeTable } from "#app/route-table.ts";
import type { ServerEnv } from "../hono-env.ts";
import { manifestOf } from "../manifest.ts";

/** What robots and phones ask for beside the pages. Rooms with many addresses add theirs to the sitemap. */
export function siteFiles(
  settings: Env,
  moreAddresses: () => Promise<string[]> = async () => [],
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const daily = { "Cache-Control": "public, max-age=3600" };

  app.get("/robots.txt", (c) =>
    c.text(
      [
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /demo/",
        `Sitemap: ${settings.PUBLIC_URL}/sitemap.xml`,
        "",
      ].join("\n"),
      200,
      daily,
    ),
  );

  app.get("/sitemap.xml", async (c) => {
    const paths = routeTable.filter((route) => route.sitemap).map((route) => route.path);
    const all = [...paths, ...(await moreAddresses())];
    const entries = all.map((path) => {
      const address = escapeXml(`${settings.PUBLIC_URL}${path}`);
      const inLanguages = languages
        .map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
        )
        .join("");
      return `<url><loc>${address}</loc>${inLanguages}</url>`;
    });
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>`,
      200,
      { "Content-Type": "application/xml; charset=utf-8", ...daily },
    );
  });

  // RFC 9116: where somebody who found a weakness writes. It must say until when it is true.
  app.get("/.well-known/security.txt", (c) =>
    c.text(
      [
        `Contact: mailto:${settings.SUPPORT_EMAIL}`,
        `Expires: ${startOfIstDay(addIstDays(now(), 180)).toISOString()}`,
        `Preferred-Languages: ${languages.join(", ")}`,
        `Canonical: ${settings.PUBLIC_URL}/.well-known/security.txt`,
        "",
      ].join("\n"),
      200,
      daily,
    ),
  );
  // What password managers ask for; who is not signed in is asked to first.
  app.get("/.well-known/change-password", (c) => c.redirect("/settings/security", 302));

  app.get("/manifest.webmanifest", (c) => {
    const asked = c.req.query("lang");
    const manifest = manifestOf(isLanguage(asked) ? asked : defaultLanguage);
    return c.body(JSON.stringify(manifest), 200, { "Content-Type": "application/manifest+json", ...daily });
  });
  return app;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
