import { resolve } from "node:path";
import type { Plugin } from "vite";

const iconMaker = resolve(import.meta.dirname, "../../app/ui/pictures/create-icon.ts");

/**
 * What a build leaves out of the libraries that every visitor gets: lucide's maker of icons (ours is a tenth), and
 * in the browser what React Router carries for finding routes step by step and for being measured, which the
 * configuration never asks for. An upgrade that looks otherwise fails
 * `tests/architecture/patched-packages.test.ts`.
 */
export function leanClient(): Plugin {
  return {
    name: "lean-client",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!/lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/.test(id)) return null;
      return `export { createIcon as default } from ${JSON.stringify(iconMaker)};`;
    },
    transform(code, id) {
      // Parts of an icon stand in a fixed order: no keys, and no name or size that nobody reads.
      if (/lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)) {
        const bare = code
          .replace(/name: "(?:chevron|arrow)-(?:left|right)",\s*size: 24,/, "points: true,")
          .replace(/name: "[^"]*",\s*size: 24,/, "")
          .replaceAll(/,\s*key: "[^"]*"/g, "");
        return { code: bare, map: null };
      }
      if (this.environment.name !== "client" || !/react-router[\\/]dist[\\/]production/.test(id)) return null;
      if (id.endsWith("fog-of-war.js"))
        return { code: code.replaceAll("!isFogOfWarEnabled(routeDiscovery, ssr)", "true"), map: null };
      if (id.endsWith("router.js"))
        return { code: code.replaceAll("if (init.instrumentations)", "if (false)"), map: null };
      return null;
    },
  };
}
