import { expect, inject, test } from "vitest";
import { killNine } from "#tests/support/killing/kill-nine.ts";
import { withAdmin } from "#tests/support/postgres-server.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { engine } from "#tests/support/test-database.ts";

test("T40: kill -9 in the middle of writes loses nothing acknowledged, and leaves nothing half done", async () => {
  const folder = tempFolder("kill");
  const name = `kill_${process.pid}`;
  const url = engine === "postgres" ? new URL(inject("postgresUrl")) : null;
  try {
    if (url) {
      await withAdmin(url.href, (query) => query(`create database ${name} template app_template`));
      url.pathname = `/${name}`;
    }
    const result = await killNine({ DATA_DIR: folder, ...(url && { DATABASE_URL: url.href }) }, 5);
    expect(result.acknowledged).toBeGreaterThan(20);
    expect(result.found).toBeGreaterThanOrEqual(result.acknowledged);
    // Four writers, each with at most one write under way, five times.
    expect(result.found - result.acknowledged).toBeLessThanOrEqual(20);
  } finally {
    if (url)
      await withAdmin(inject("postgresUrl"), (query) =>
        query(`drop database if exists ${name} with (force)`),
      );
  }
}, 240_000);
