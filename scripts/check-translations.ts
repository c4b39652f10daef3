// Every catalogue in English has its Telugu and Hindi twins, with the same keys and the same placeholders.
// The compiler checks the keys as well; this also sees placeholders, empty texts and forgotten files.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { MessageTree } from "#app/core/i18n.ts";
import { compareCatalogues, languages } from "#app/core/i18n.ts";
import { listFiles, root } from "./docs/load-modules.ts";

const problems: string[] = [];
const english = listFiles("app/**/messages/*.en.ts");

for (const file of english) {
  const original = await catalogueOf(file);
  for (const language of languages.filter((code) => code !== "en")) {
    const twin = file.replace(/\.en\.ts$/, `.${language}.ts`);
    if (!existsSync(join(root, twin))) problems.push(`${twin} is missing`);
    else {
      const found = compareCatalogues(original, await catalogueOf(twin), language);
      problems.push(...found.map((problem) => `${twin}: ${problem}`));
    }
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
} else console.log(`${english.length} catalogues in ${languages.length} languages.`);

async function catalogueOf(file: string): Promise<MessageTree> {
  const exported = Object.values(await import(pathToFileURL(join(root, file)).href));
  if (exported.length !== 1) throw new Error(`${file} must export its catalogue and nothing else`);
  return exported[0] as MessageTree;
}
