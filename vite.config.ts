import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * A request costs a kilobyte of headers and, on a slow phone, a place in the queue, so small shared modules
 * travel together: what runs every page, what nearly every page uses, and the rest by who uses it.
 */
const notEverywhere =
  "field|form|error-summary|filter-bar|digits|chart|table|gauge|meter|share-bar|file-|otp-|password|dialog|upload";
// Named one by one: most of core checks input with Zod, which would come along to every page.
const lightCore = "clock|page-meta|site|session-hint|i18n|collect-messages";
const codeSplitting = {
  groups: [
    {
      name: "frame",
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|icu-minify)[\\/]|rolldown[\\/]runtime|vite[\\/]preload-helper/,
      priority: 3,
    },
    // Heavy, and only where a form checks itself in the browser.
    { name: "forms", test: /node_modules[\\/](zod|@conform-to)[\\/]/, priority: 3 },
    {
      name: "shell",
      test: new RegExp(
        `[\\\\/]app[\\\\/](core[\\\\/](${lightCore})\\.ts|layouts|ui[\\\\/](?!gallery|.*(${notEverywhere})))|lucide-react`,
      ),
      minShareCount: 3,
      priority: 2,
    },
    {
      name: "info",
      test: /features[\\/](content|helpdesk)[\\/](components[\\/](use-|trap-field|info-hero|live-filter)|enquiry-subjects)/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: "fields",
      test: /[\\/]app[\\/]ui[\\/].*(field|form|error-summary|filter-bar|digits)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // Messages arrive compiled (core/load-messages.server.ts), so the ICU parser stays out of the browser.
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  // Bundled, so that the alias above holds on the server too.
  ssr: { noExternal: ["use-intl"] },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
  },
  environments: {
    // The Hono server is the entry of the server bundle: one module graph, one database client.
    ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
});
