import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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
  // The Hono server is the entry of the server bundle: one module graph, one database client.
  environments: { ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } } },
});
