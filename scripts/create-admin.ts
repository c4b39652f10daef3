// npm run create-admin: makes a super admin of a real site. Asks what it is not told:
//   npm run create-admin -- --email asha@example.org --name "Asha Rao"
// The password is asked for without showing it, or read from standard input; never from the command line.
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { isProblem } from "#app/core/errors.ts";
import { email as emailField, personName } from "#app/core/india-fields.ts";
import { systemActor } from "#app/core/permissions.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { createPortalUser } from "#app/features/identity/server/create-portal-user.server.ts";
import { withDatabase } from "./with-database.ts";

const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
const lines = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY });

async function ask(question: string): Promise<string> {
  return (await lines.question(`${question}: `)).trim();
}

/** On a terminal what is typed is not shown. */
async function askHidden(question: string): Promise<string> {
  const interfaceWithEcho = lines as unknown as { _writeToOutput?: (text: string) => void };
  const write = interfaceWithEcho._writeToOutput;
  const answer = lines.question(`${question}: `);
  if (stdin.isTTY) interfaceWithEcho._writeToOutput = () => undefined;
  const text = await answer;
  if (write) interfaceWithEcho._writeToOutput = write;
  stdout.write("\n");
  return text;
}

await withDatabase(async () => {
  await migrateDatabase();
  const email = emailField().safeParse(values.email ?? (await ask("E-mail address")));
  const name = personName().safeParse(values.name ?? (await ask("Name")));
  const problem = [email, name].find((answer) => !answer.success)?.error?.issues[0]?.message;
  if (!email.success || !name.success) return fail(problem ?? "The answers are not usable.");
  const password = await askHidden("Password (at least 12 characters)");
  try {
    await createPortalUser(systemActor, { email: email.data, name: name.data, password, role: "admin" });
  } catch (error) {
    if (!isProblem(error)) throw error;
    return fail(error.fieldErrors?.newPassword?.[0] ?? error.message);
  }
  console.log("The super admin can sign in at /admin. The first sign-in asks to set up a second factor.");
});
lines.close();

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
