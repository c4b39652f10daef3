// Checks every pair of text and ground (4.5:1) and every mark or border (3:1), light and dark,
// and that the two dark blocks are alike. Run: node scripts/check-contrast.mjs
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../app/ui/styles/tokens.css", import.meta.url), "utf8");
const [lightBlock, rest] = css.split("@media screen and (prefers-color-scheme: dark)");
const [byMedia, byHand] = rest?.split(':root[data-theme="dark"]') ?? [];
if (!byMedia || !byHand) {
  console.error("tokens.css: one of the two dark blocks is missing");
  process.exit(1);
}

function colours(block) {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1], match[2]]),
  );
}

const light = colours(lightBlock);
const chosen = colours(byHand);
if (JSON.stringify(colours(byMedia)) !== JSON.stringify(chosen)) {
  console.error("tokens.css: the two dark blocks differ");
  process.exit(1);
}
const dark = { ...light, ...chosen };

function luminance(hex) {
  const weights = [0.2126, 0.7152, 0.0722];
  return [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * weights[index], 0);
}

function ratio(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ["bg", "surface", "sunken"];
const tones = ["info", "ok", "warn", "bad", "mute"];
const text = [
  ...["ink", "ink-2", "link", "accent-ink"].flatMap((ink) => surfaces.map((ground) => [ink, ground])),
  ...tones.flatMap((tone) => [
    [`${tone}-ink`, `${tone}-bg`],
    ...surfaces.map((ground) => [`${tone}-ink`, ground]),
    ["ink", `${tone}-bg`],
    ["ink-2", `${tone}-bg`],
  ]),
  ...["on-ground", "on-ground-2", "on-ground-accent"].flatMap((ink) =>
    ["ground", "ground-2"].map((ground) => [ink, ground]),
  ),
  ["on-action", "action"],
  ["on-action", "action-hover"],
  ["on-go", "go"],
  ["on-go", "go-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
];
const marks = [
  ...surfaces.map((ground) => ["line-strong", ground]),
  ...tones.map((tone) => [`${tone}-mark`, "surface"]),
  ["chart-1", "surface"],
  ["chart-2", "surface"],
  ["focus-in", "ground"],
  ["focus-in", "focus-out"],
  ["accent", "ground"],
  ["accent", "ground-2"],
];
// Of the two focus lines one must show: the indigo on light grounds, the marigold on dark ones.
const focus = {
  light: [
    ["focus-out", "bg"],
    ["focus-out", "surface"],
  ],
  dark: [
    ["focus-in", "bg"],
    ["focus-in", "surface"],
  ],
};

const failures = [];
let count = 0;
for (const [theme, values] of Object.entries({ light, dark })) {
  for (const [pairs, needed] of [
    [text, 4.5],
    [[...marks, ...focus[theme]], 3],
  ]) {
    for (const [ink, ground] of pairs) {
      count += 1;
      if (!values[ink] || !values[ground]) {
        failures.push(`${theme}: --color-${ink} or --color-${ground} is missing`);
        continue;
      }
      const found = ratio(values[ink], values[ground]);
      if (found < needed)
        failures.push(`${theme}: ${ink} on ${ground} is ${found.toFixed(2)}, needs ${needed}`);
    }
  }
}
for (const failure of failures) console.error(failure);
console.log(`contrast: ${count} pairs checked, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
