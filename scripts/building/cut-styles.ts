import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type ChildNode, parse, type Rule } from "postcss";
import { type CutStyles, cutStylesFile, type StylePart } from "../../server/pages/first-styles.ts";

/** A step of the build: the stylesheet as a list from which the server takes what a page shows (first-styles.ts). */
const build = resolve(import.meta.dirname, "../..", process.env.BUILD_DIR ?? "build");
const assets = join(build, "client", "assets");
const [sheet = ""] = globSync("app-*.css", { cwd: assets });
const css = readFileSync(join(assets, sheet), "utf8");

const cut: CutStyles = {
  href: `/assets/${sheet}`,
  always: wordsOfScripts().filter((word) => css.includes(`.${word}`)),
  parts: parse(css).nodes.flatMap(partOf),
};
writeFileSync(join(build, "server", cutStylesFile), JSON.stringify(cut));

function partOf(node: ChildNode): StylePart[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") {
    const selectors = node.selectors.map((text) => ({ text, needs: namesOf(text) }));
    return [{ selectors, body: bodyOf(node) }];
  }
  if (node.type !== "atrule" || !node.nodes) return [`${node};`];
  const isGroup = /^(layer|media|supports|container)$/.test(node.name);
  return isGroup
    ? [{ head: `@${node.name} ${node.params}`, inner: node.nodes.flatMap(partOf) }]
    : [`${node}`];
}

function bodyOf(rule: Rule): string {
  return rule.nodes.map(String).join(";");
}

/** The classes and ids a selector cannot do without: not those in brackets, where one of several may be enough. */
function namesOf(selector: string): string[] {
  let outside = "";
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at] ?? "";
    if (sign === "\\") {
      if (depth === 0) outside += selector.slice(at, at + 2);
      at += 1;
    } else if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (depth === 0) outside += sign;
  }
  return [...outside.matchAll(/[.#]((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );
}

/** Each word that stands in the scripts of still pages: a class among them may be put on an element at any time. */
function wordsOfScripts(): string[] {
  const [first = ""] = globSync("still-*.js", { cwd: assets });
  const seen = new Set<string>();
  const words = new Set<string>();
  const read = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(assets, file), "utf8");
    for (const [word] of text.matchAll(/[a-z][\w-]{2,}/g)) words.add(word);
    for (const [, part = ""] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) read(basename(part));
  };
  read(first);
  return [...words];
}
