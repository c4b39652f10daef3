import { readFileSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { listFiles, loadExports, roomOf, root, table } from "./load-modules.ts";

function isTable(value: unknown): value is PgTable {
  return is(value, PgTable);
}

export async function describeTables(): Promise<string> {
  const found = await loadExports("app/db/schema/*.ts", isTable);
  const users = roomsByImport();
  const parts = found.map(({ file, value }) => {
    const config = getTableConfig(value);
    const rooms = users.get(file.replace("app/", "#app/")) ?? [];
    const target = new Map(
      config.foreignKeys.flatMap((key) => {
        const { columns, foreignTable, foreignColumns } = key.reference();
        return columns.map(({ name }, index) => [
          name,
          `${getTableConfig(foreignTable).name}.${foreignColumns[index]?.name}`,
        ]);
      }),
    );
    const keys = new Set(config.primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)));
    const rows = config.columns.map((column) => [
      `\`${column.name}\``,
      column.getSQLType(),
      notesOf(column, keys, target),
    ]);
    const used = rooms.length > 0 ? `Used by: ${rooms.join(", ")}` : "Used by no room";
    return `## ${config.name}\n\n\`${file}\` · ${used}\n\n${table(["column", "type", ""], rows)}`;
  });
  return ["# Tables", `${found.length} tables.`, ...parts].join("\n\n");
}

function notesOf(column: PgColumn, keys: Set<string>, target: Map<string, string>): string {
  const reference = target.get(column.name);
  return [
    column.primary || keys.has(column.name) ? "key" : "",
    column.notNull ? "" : "may be empty",
    column.isUnique ? "unique" : "",
    reference ? `→ ${reference}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Which rooms import which schema file. */
function roomsByImport(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const file of listFiles("app/{features,portals}/**/*.ts")) {
    for (const [, path = ""] of readFileSync(join(root, file), "utf8").matchAll(
      /"(#app\/db\/schema\/[^"]+)"/g,
    )) {
      users.set(path, [...new Set([...(users.get(path) ?? []), roomOf(file)])].sort());
    }
  }
  return users;
}
