// npm run breach -- --out people.csv --table student --table document [--before 2026-11-16T10:00:00+05:30]
// npm run breach -- --out people.csv --actor ACCOUNT_ID --from 2026-11-16 --to 2026-11-17
// npm run breach -- --out people.csv --session SESSION_ID
// Writes whom a breach concerns into a file that only you can read. The screen and the log get counts alone.
import { parseArgs } from "node:util";
import { BreachScopeError, writeBreachList } from "#server/breach/write-breach-list.ts";
import { withDatabase } from "./with-database.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    table: { type: "string", multiple: true, default: [] },
    before: { type: "string" },
    actor: { type: "string" },
    session: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
  },
});
const out = values.out;
if (!out || (values.table.length === 0 && !values.actor && !values.session)) {
  console.error(
    "Say what got out (--table, --actor with --from and --to, or --session) and where the list goes (--out FILE).",
  );
  process.exit(2);
}
const [before, from, to] = [values.before, values.from, values.to].map(readMoment);

await withDatabase(async () => {
  try {
    const { accounts, others, notes, reference } = await writeBreachList(
      {
        tables: values.table,
        before,
        actorId: values.actor,
        sessionId: values.session,
        window: from && to ? { from, to } : undefined,
      },
      out,
    );
    console.log(`${accounts} accounts and ${others} people without one are in ${out}.`);
    for (const note of notes) console.log(note);
    console.log(`The audit log has it as breach:${reference}. Remove the file when everybody is told.`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST") console.error(`${out} exists already: name another file.`);
    else if (error instanceof BreachScopeError) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
});

function readMoment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  // A day without a time is a day in India.
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00+05:30` : text);
  if (!Number.isNaN(moment.getTime())) return moment;
  console.error(`"${text}" is no moment: write 2026-11-16 or 2026-11-16T10:00:00+05:30.`);
  process.exit(2);
}
