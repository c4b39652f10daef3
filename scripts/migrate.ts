// npm run migrate: brings the database up to this version. `npm start` does the same by itself.
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(async () => {
  const applied = await migrateDatabase();
  console.log(applied.length > 0 ? `Applied: ${applied.join(", ")}` : "The database is up to date.");
});
