import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { softPages } from "#app/core/requests/soft-pages.ts";
import type { ServerEnv } from "../hono-env.ts";
import { reportPath } from "./policy-reports.ts";

export type ScriptSource =
  | { nonce: string }
  | {
      hashes: string[];
      /** Of the page's own part of the stylesheet. */
      styleHash?: string;
    };

const softHash = createHash("sha256").update(softPages).digest("base64");

/** T29, T30: no other origin, scripts by nonce or by hash, never inline by default. */
export function contentSecurityPolicy(scripts: ScriptSource, formTargets: string[] = []): string {
  const allowed =
    "nonce" in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'sha256-${hash}'`);
  const own = "styleHash" in scripts && scripts.styleHash ? ` 'sha256-${scripts.styleHash}'` : "";
  return [
    "default-src 'self'",
    `script-src 'self' ${allowed.join(" ")}`.trim(),
    "script-src-attr 'none'",
    `style-src-elem 'self' 'sha256-${softHash}'${own}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Vite's reloads come over a web socket; 'self' covers it in current browsers only.
    process.env.NODE_ENV === "development" ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${formTargets.join(" ")}`.trim(),
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
  ].join("; ");
}

const fixed: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(self), geolocation=(), microphone=(), payment=(self), otp-credentials=(self)",
};

/** A script, a font or a picture is no page: it needs to say only that it is what it says it is. */
const forAssets: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export function securityHeaders(production: boolean): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (c.req.path.startsWith("/assets/") && c.res.status === 200) {
      for (const [name, value] of Object.entries(forAssets)) headers.set(name, value);
      // A drawing can be opened by itself, and then it is a document.
      if (c.req.path.endsWith(".svg"))
        headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
      return;
    }
    for (const [name, value] of Object.entries(fixed)) if (!headers.has(name)) headers.set(name, value);
    if (production) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    if (!headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", contentSecurityPolicy({ hashes: [] }));
    }
    // What nobody declared cacheable is private (T11, T30).
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  };
}
