import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("L8: a file control looks like one: it is the field for files, or bears the look of a control", () => {
  const bare = globSync("app/**/*.tsx", { cwd: root })
    .filter((file) => !/\.test\.tsx$|ui[\\/]fields[\\/]file-field\.tsx$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return [...source.matchAll(/<input\b[^>]*type="file"[^>]*>/g)]
        .filter(([control]) => !/className="(input|vh)\b/.test(control))
        .map(() => file);
    });
  expect(bare).toEqual([]);
});

test("L8: that look has a button of its own", () => {
  const styles = readFileSync(join(root, "app/ui/styles/forms.css"), "utf8");
  expect(styles).toMatch(/\.input\[type="file"\]::file-selector-button \{[^}]*border:/);
});
