import { startServer } from "/work/w/list/tests/journeys/support/server.ts";
const s = await startServer({});
console.log(s.url);
process.on("SIGTERM", () => s.stop().then(() => process.exit()));
setInterval(() => {}, 1e6);
