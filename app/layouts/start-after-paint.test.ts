import { describe, expect, test } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

const page = `<head><link rel="modulepreload" href="/assets/frame.js"/><link rel="stylesheet" href="/a.css"/></head>
<script>window.x = 1</script><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home-page.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client.js");</script><p>$& import * as</p>`;

describe("the start script", () => {
  const made = startAfterPaint(page);

  test("waits for the first paint, then asks for everything at once", () => {
    expect(made).toContain("requestAnimationFrame");
    expect(made).toContain(
      'const [route0,route1]=await Promise.all(["/assets/root.js","/assets/home-page.js","/assets/manifest.js"].map(a=>import(a)));',
    );
    expect(made).toContain('{"root":route0,"home":route1}');
    expect(made).toContain('import("/assets/entry.client.js");');
    expect(made).not.toMatch(/^import /m);
  });

  test("keeps its nonce, and nothing else of the page changes", () => {
    expect(made).toContain('<script nonce="n" type="module" async="">');
    expect(made).not.toContain('<link rel="modulepreload"');
    expect(made).toContain('<link rel="stylesheet" href="/a.css"/>');
    expect(made).toContain("<script>window.x = 1</script>");
    expect(made).toContain("<p>$& import * as</p>");
  });

  test("a page without such a script is left as it is", () => {
    for (const html of ["<p>Hello</p>", '<script type="module" async="">import("/other.js")</script>'])
      expect(startAfterPaint(html)).toBe(html);
  });
});
