// For commands of an operator: the same .env that `npm start` reads. What the shell has set wins.
import { existsSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "..", ".env");
if (existsSync(file)) process.loadEnvFile(file);
