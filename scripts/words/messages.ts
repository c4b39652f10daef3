// npm run messages -- --hold      nothing but codes is sent from now on: all waits
// npm run messages -- --release   the hold ends, and what waited is sent
// npm run messages -- --give-up   the hold ends, and what waited is never sent
import { parseArgs } from "node:util";
import { systemActor } from "#app/core/portals/permissions.ts";
import { holdMessages } from "#app/features/notifications/server/lanes/hold-messages.server.ts";
import { releaseMessages } from "#app/features/notifications/server/lanes/release-messages.server.ts";
import { withDatabase } from "../with-database.ts";

const { values } = parseArgs({
  options: { hold: { type: "boolean" }, release: { type: "boolean" }, "give-up": { type: "boolean" } },
});
if ([values.hold, values.release, values["give-up"]].filter(Boolean).length !== 1) {
  console.error("Say one of them: --hold, --release or --give-up.");
  process.exit(2);
}

await withDatabase(async () => {
  if (values.hold) {
    console.log(
      `${await holdMessages(systemActor)} messages wait, and all that come wait too. Codes still go out.`,
    );
  } else if (values.release) {
    const count = await releaseMessages(systemActor, "send");
    console.log(`The hold has ended. ${count} messages go out within a minute or so.`);
  } else {
    const count = await releaseMessages(systemActor, "give up");
    console.log(`The hold has ended. ${count} messages were given up and will not be sent.`);
  }
});
