import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanClient } from "./scripts/lean-client.ts";

/**
 * A request costs a third of a kilobyte of headers and, on a slow phone, a place in the queue, so small shared
 * modules travel together: what runs every page, what most pages use, and the rest by who uses it.
 * `npm run bench:weight` says what a change here costs.
 */
const notEverywhere =
  "field|form|error-summary|filter-bar|digits|chart|table|gauge|meter|share-bar|file-|otp-|password|dialog|upload|pick-list|skeleton|tabs|card|stepper|timeline|held|portal-head|account-panel|way-cards|module-head|use-is-live|trap-field";
// Named one by one: most of core checks input with Zod, which would come along to every page.
const lightCore = "clock|page-meta|site|session-hint|i18n|collect-messages|money";
const portalIcons = "user-cog|life-buoy|key-round|trash";
const plainFields =
  "(field|form-field|text-field|select-field|textarea-field|phone-field|date-field|otp-field|radio-field|checkbox-field|form-buttons|error-summary|phone-digits|paste-digits)";
const shared = (name: string, pattern: string, minShareCount: number, priority: number) => ({
  name,
  test: new RegExp(`/app/(${pattern})`),
  minShareCount,
  priority,
});
const codeSplitting = {
  groups: [
    {
      name: "frame",
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|icu-minify)[\\/]|rolldown[\\/]runtime|vite[\\/]preload-helper/,
      priority: 5,
    },
    // Heavy, and only where a form checks itself in the browser.
    { name: "forms", test: /node_modules[\\/](zod|@conform-to)[\\/]/, priority: 5 },
    {
      name: "shell",
      test: new RegExp(
        `/app/(core/(${lightCore})\\.ts|layouts|features/content/components/info-hero|ui/(?!gallery|.*(${notEverywhere})))|lucide-react(?!.*(${portalIcons}))`,
      ),
      minShareCount: 3,
      priority: 4,
    },
    shared(
      "fields",
      `ui/${plainFields}\\.|core/(digits|id|form-key)\\.|features/identity/(format-phone|components/remember-session)`,
      2,
      3,
    ),
    shared(
      "info",
      "features/(content/(components/(use-|live-filter|level-select|choice-tiles|form-fold|as-of)|filters|data/form-options)|helpdesk/components/(use-|booking-form|booked-note))|ui/(use-is-live|use-reply-form|form-summary|trap-field)",
      3,
      2,
    ),
    shared("papers", "ui/file-|features/documents/(components|file-rules)", 2, 2),
    shared(
      "answers",
      "ui/(money-field|stepper)|features/(documents/document-view|applications/(application-options|apply-view|forms/|components/question-field))",
      2,
      1,
    ),
    shared(
      "catalogue",
      "ui/(gauge|pick-list|skeleton)|features/scholarships/components/(?!eligibility-form|question-fields)",
      2,
      1,
    ),
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leanClient()],
  resolve: {
    // Messages arrive compiled (core/load-messages.server.ts), so the ICU parser stays out of the browser.
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  // Bundled: use-intl and lucide-react so that the alias above and our maker of icons hold on the server too, the
  // others because Node reads a package's manifest again for each of its files at every start, and theirs are
  // many (drizzle-orm's manifest has 180 KB).
  ssr: { noExternal: ["use-intl", "drizzle-orm", "lucide-react", "zod", /^@conform-to\//, "hono"] },
  build: {
    // A BUILD_DIR outside the project, too: what an earlier build left there would be packed again.
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  // The script of pages without React (app/still) is built by itself, so that nothing of React gets into it.
  worker: { format: "es" },
  environments: {
    // The Hono server is the entry of the server bundle: one module graph, one database client.
    ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
});
