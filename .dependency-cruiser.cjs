// Who may import whom: the table of docs/architecture.md as rules. tests/architecture/import-rules.test.ts
// proves that each of them bites.

/** A feature imports only from features of a lower rank; features of one rank do not import each other. */
const ranks = {
  notifications: 1,
  identity: 2,
  comments: 2,
  helpdesk: 3,
  documents: 3,
  payments: 3,
  ledger: 3,
  scholarships: 3,
  content: 4,
  registration: 4,
  recovery: 4,
  institutes: 4,
  operations: 4,
  giving: 4,
  awards: 4,
  insurance: 4,
  reports: 4,
  workshops: 5,
  applications: 5,
  csr: 5,
  organisations: 5,
  reviews: 6,
  payouts: 6,
  publishing: 6,
};

const ours = "^(app|server|scripts|bench|tests)/";
const aTest = "\\.test\\.tsx?$";
const core = "^app/core/";
const ui = "^app/ui/";
// A chart is reckoned on the server: its model is figures, not looks.
const chartModels = "^app/ui/charts/([a-z]+-chart-model\\.server|chart-model)\\.ts$";
const db = "^app/db/";
const adapters = "^app/adapters/";
// The suffix is the layer, whatever folder a file lies in (architecture-2, 1.3).
const area = "^app/(features|portals)/";
const aPage = "(-page\\.tsx?|-(file|endpoint)\\.ts)$";
const pages = `${area}.*${aPage}`;
const routeLists = `${area}[^/]+/[^/]+\\.routes\\.ts$`;
const roomServer = [`${area}[^/]+/server/`, `${area}.*\\.server\\.ts$`];
const roomComponents = [
  `${area}[^/]+/components/`,
  `${area}(?!.*(-page|\\.server|\\.test)\\.tsx$).*\\.tsx$`,
  `${area}.*/use-[^/]+\\.ts$`,
];
// Everything else of a feature runs on both sides.
const roomPure = `${area}(?!.*/(components|server)/)(?!.*/use-[^/]+\\.ts$)(?!.*${aPage})(?!.*\\.server\\.ts$).*\\.(ts|json|md)$`;

/** From a layer to anything of ours but what is listed. Pages and tests have their own rule. */
function layer(name, from, mayImport, comment) {
  return {
    name,
    severity: "error",
    comment,
    from: { path: from, pathNot: aTest },
    to: { path: ours, pathNot: [...mayImport, pages, "^tests/", aTest] },
  };
}

const layers = [
  layer(
    "core-imports-npm-only",
    core,
    [core],
    "core knows no room: it imports npm packages and itself alone.",
  ),
  layer("ui-imports-core-only", ui, [ui, core], "The design system knows no feature."),
  layer("db-imports-core-only", db, [db, core], "The database layer knows no feature."),
  layer(
    "adapters-import-core-only",
    adapters,
    [adapters, core],
    "An adapter knows the outside, not the rooms.",
  ),
  layer(
    "routes-import-route-lists-only",
    "^app/(routes|route-table)\\.ts$",
    [routeLists, core, "^app/route-table\\.ts$"],
    "The URL map is made of each room's list of routes.",
  ),
  layer(
    "layouts-import-ui-core-identity",
    "^app/layouts/",
    ["^app/layouts/", ui, core, "^app/features/identity/"],
    "A shell shows who is signed in and nothing else of the rooms.",
  ),
  layer(
    "pages-import-verbs-and-components",
    pages,
    [...roomServer, ...roomComponents, roomPure, ui, core],
    "A page parses, calls one verb and shows the answer; it does not reach for the database or an adapter.",
  ),
  layer(
    "components-import-no-server-code",
    roomComponents,
    [...roomComponents, roomPure, ui, core],
    "Components run in the browser.",
  ),
  layer(
    "room-server-imports-no-ui",
    roomServer,
    [...roomServer, roomPure, core, adapters, db, chartModels],
    "A verb answers with a view model; how it looks is not its business.",
  ),
  layer(
    "pure-files-import-pure-files",
    roomPure,
    [roomPure, core, db, chartModels],
    "Schemas, statuses and permissions run on both sides.",
  ),
  {
    name: "pure-files-import-db-types-only",
    severity: "error",
    comment: "A pure file runs in the browser too: of the database it may know the types (`import type`).",
    from: { path: roomPure, pathNot: aTest },
    to: { path: db, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "browser-code-imports-no-server-file",
    severity: "error",
    comment: "*.server.ts of core never reaches the browser.",
    from: { path: [ui, ...roomComponents, roomPure], pathNot: [aTest, "\\.server\\.tsx?$"] },
    to: { path: "^app/(core|ui)/.*\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
  },
];

const rankRules = Object.entries(ranks).map(([room, rank]) => {
  const outOfReach = Object.keys(ranks).filter((other) => other !== room && ranks[other] >= rank);
  return {
    name: `rank-of-${room}`,
    severity: "error",
    comment: `${room} (rank ${rank}) imports only from features of a lower rank.`,
    from: { path: `^app/features/${room}/`, pathNot: aTest },
    to: { path: `^app/features/(${outOfReach.join("|")})/`, pathNot: pages },
  };
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...layers,
    ...rankRules,
    {
      name: "feature-without-rank",
      severity: "error",
      comment: "A new feature gets its rank in .dependency-cruiser.cjs and docs/architecture.md.",
      from: { path: `^app/features/(?!(${Object.keys(ranks).join("|")})/)` },
      to: {},
    },
    {
      name: "nobody-imports-a-page",
      severity: "error",
      comment: "Pages are named by routes as strings. What two pages share is a component or a verb.",
      from: { pathNot: `${aTest}|^tests/` },
      to: { path: pages },
    },
    {
      name: "nobody-imports-a-portal",
      severity: "error",
      comment: "A portal composes features for one kind of person; what two share is a feature's or ui's.",
      from: {
        pathNot: `${aTest}|^(tests|server|bench|scripts)/|^app/portals/|^app/(route-table|messages\\.d)\\.ts$`,
      },
      to: { path: "^app/portals/" },
    },
    {
      name: "portals-do-not-import-each-other",
      severity: "error",
      comment: "What two portals share is a feature's or ui's.",
      from: { path: "^app/portals/([^/]+)/", pathNot: aTest },
      to: { path: "^app/portals/", pathNot: "^app/portals/$1/" },
    },
    {
      name: "nobody-imports-tests",
      severity: "error",
      comment: "Tests import the code, never the other way round.",
      from: { pathNot: `${aTest}|^(tests|bench)/` },
      to: { path: `^tests/|${aTest}` },
    },
    {
      name: "no-circle",
      severity: "error",
      comment:
        "Where a lower room must cause something in a higher one, the higher one pulls, or it is a job.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-barrel",
      severity: "error",
      comment: "An index file knots everything behind it together: import the file that has the thing.",
      from: { path: ours },
      to: { path: ["^(app|server)/index\\.tsx?$", "^(app|server)/.*/index\\.tsx?$"] },
    },
    {
      name: "no-orphan",
      severity: "error",
      comment: "Nobody imports it and it imports nothing: it is dead or not yet wired.",
      from: {
        orphan: true,
        path: "^(app|server)/.*\\.tsx?$",
        pathNot: [aTest, "\\.d\\.ts$", "^app/routes\\.ts$", "-page\\.tsx$"],
      },
      to: {},
    },
    {
      name: "no-unresolvable",
      severity: "error",
      comment: "The imported file or package does not exist.",
      from: {},
      // Both are made by React Router: its types, and the build that the server bundle contains.
      to: { couldNotResolve: true, pathNot: ["/\\+types/", "^virtual:"] },
    },
    {
      name: "no-dev-package-at-run-time",
      severity: "error",
      comment: "What the running site needs is listed under dependencies.",
      // The map is read by the build; the running site has it compiled.
      from: { path: "^(app|server)/", pathNot: [aTest, "^app/routes\\.ts$"] },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)\\+types/" },
    tsPreCompilationDeps: true,
    parser: "tsc",
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
