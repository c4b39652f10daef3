// A step of the build: the empty embedded database that a first start unpacks.
import { buildPgliteSeed } from "#app/db/migrating/build-pglite-seed.server.ts";

console.log(`Prepared ${await buildPgliteSeed()}`);
