// npm run create-admin: makes a super admin of a real site. Asks what it is not told:
//   npm run create-admin -- --email asha@example.org --name "Asha Rao"
// The password is asked for without showing it, or read from standard input; never from the command line.
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { email as emailField, personName } from "#app/core/forms/india-fields.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { assertKeysFit } from "#app/db/keys/assert-keys-fit.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { withDatabase } from "./with-database.ts";

const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
const ask = stdin.isTTY ? askPerson : await answersFromPipe();
const email = emailField().safeParse(values.email ?? (await ask("E-mail address")));
const name = personName().safeParse(values.name ?? (await ask("Name")));
const password = await ask("Password (at least 12 characters)", true);
const problem = [email, name].find((answer) => !answer.success)?.error?.issues[0]?.message;

if (email.success && name.success) await create(email.data, name.data);
else fail(problem ?? "The answers are not usable.");

async function create(address: string, person: string): Promise<void> {
  await withDatabase(async () => {
    await migrateDatabase();
    // On a first day the tables, and with them the key that people are found by, have only just come.
    await assertKeysFit();
    try {
      await createPortalUser(systemActor, {
        email: address,
        name: person,
        password,
        role: "admin",
        staffRoles: ["super_admin"],
      });
      console.log("The super admin can sign in at /admin. The first sign-in asks to set up a second factor.");
    } catch (error) {
      if (!isProblem(error)) throw error;
      fail(error.fieldErrors?.newPassword?.[0] ?? error.message);
    }
  });
}

async function askPerson(question: string, isHidden = false): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout });
  const answer = lines.question(`${question}: `);
  // What is typed after the question is not shown; readline has no other way.
  if (isHidden) Object.assign(lines, { _writeToOutput: () => undefined });
  try {
    return (await answer).trim();
  } finally {
    lines.close();
    if (isHidden) stdout.write("\n");
  }
}

async function answersFromPipe(): Promise<(question: string) => Promise<string>> {
  const answers = (await text(stdin)).split(/\r?\n/);
  return async () => answers.shift() ?? "";
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
