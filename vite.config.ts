import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanClient } from "./scripts/building/lean-client.ts";

/**
 * A request costs a third of a kilobyte of headers and, on a slow phone, a place in the queue, so small shared
 * modules travel together: what runs every page, what most pages use, and the rest by who uses it.
 * `npm run bench:weight` says what a change here costs.
 */
// What the frame of a page that React runs is made of, and what nearly every one of them shows. Their own icons and
// helpers come along by themselves. Most public pages come without React (ADR 0022) and count for nothing here.
const frameParts =
  "shell|site-|error-page|account-links|social-network|theme-choice|language-links|page-main|demo-ribbon|skip-link|use-root-data|use-page-language|ui-words-provider|use-nonce";
const everywhere =
  "button|button-class|icon|icon-button|create-icon|anchor|class-names|ui-words|page-head|alert|logo|toast|toast-store|own-words|heading|empty-state|field|form-field";
// Named one by one: most of core checks input with Zod, which would come along to every page.
const lightCore = "clock|read-kept|page-meta|site|session-hint|i18n|collect-messages";
/** Lists and questions of the desks; a student's pages have none of them. */
const deskKit =
  "said|ask|unsaved-guard|desk-list|filter-bar|filter-select|rows-select|list-foot|list-table|pagination|room-head|tick-all|export-link|search-input|bulk-bar|reads-badge|desk-exports";
/** What a way through something looks like, and its parts: a student's forms are made of these. */
const formParts = "progress-bar|stepper|check-list|section";
const formSigns =
  "arrow-right|badge-check|calendar-plus|external-link|flag|hand-helping|indian-rupee|pencil|send|users|wallet";
/** What a status and its facts look like: on cards and desks. A form has none. */
const statusParts = "status-table|badge|count-text|facts|question-mark|opened-for";
const plainFields =
  "field|form-field|money-field|text-field|select-field|textarea-field|phone-field|date-field|otp-field|radio-field|checkbox-field|form-buttons|error-summary|use-form|answer-field|phone-digits|paste-digits";
/** Rooms keep their files in folders by task: a part is named without the one it lies in. */
const inUi = (names: string) => `ui/([a-z]+/)?(${names})\\.`;
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
    shared(
      "shell",
      `core/([a-z]+/)?(${lightCore}|fetch-with-retry)\\.ts|layouts/(${frameParts})|${inUi(everywhere)}|still/show-pending|ui/effects/(whole-styles|use-is-live|is-plain-press)`,
      2,
      4,
    ),
    shared(
      "fields",
      `${inUi(plainFields)}|core/([a-z]+/)?(digits|id|form-key)\\.|features/identity/(format-phone|components/remember-session)`,
      2,
      3,
    ),
    // Before the desks' own, which are made of them too.
    {
      name: "parts",
      test: new RegExp(
        `/app/(${inUi(formParts)}|core/(requests/errors|forms/student-field)|features/identity/components/helping-bar)|lucide-react/dist/esm/icons/(${formSigns})\\.`,
      ),
      minShareCount: 2,
      priority: 4,
    },
    shared("badges", inUi(statusParts), 3, 3),
    shared("dialog", "ui/dialogs/dialog", 3, 3),
    // Sums and the signs of folding and paging: on a card of hers as on a desk, which would come along otherwise.
    {
      name: "little",
      test: /app\/core\/money\.|lucide-react\/dist\/esm\/icons\/(chevron-\w+|search|bookmark)\./,
      minShareCount: 3,
      priority: 3,
    },
    // A public form without an account: its traps, its summary.
    shared("open-form", inUi("form-summary|timed-trap|trap-field"), 2, 3),
    shared("table", inUi("panel|data-table"), 3, 3),
    shared("tiles", inUi("stat-tiles|change-tone"), 3, 3),
    shared("desk", inUi(deskKit), 3, 1),
    shared("papers", "ui/fields/file-|features/documents/(components/paper-file-field|file-rules)", 2, 2),
    shared("states", "core/words/state-names\\.|features/scholarships/catalogue/states", 2, 3),
    shared(
      "answers",
      "ui/fields/money-field|features/(documents/document-view|applications/(application-options|views/apply-view|forms/|components/wizard/question-field))",
      2,
      1,
    ),
    shared("catalogue", "features/scholarships/components/(card/|use-|reader-)", 2, 1),
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
