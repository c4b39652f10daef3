import { chooseAdapters, setAdapters } from "#app/adapters/adapters.server.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { loadOrCreateKeys } from "#app/core/secrets/keyring.server.ts";
import { parseEnv, setEnv } from "#app/core/settings/env.server.ts";
import { prepareJobs, stopJobs } from "#app/db/jobs/jobs.server.ts";
import { closeDatabase, connectDatabase } from "#app/db/opening/client.server.ts";
import { demoInstitute, demoPortals, demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { keepListView } from "#app/features/identity/lists/keep-list-view.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { sendListView } from "#app/features/reports/list-mails/send-list-view.server.ts";
import { jobs } from "#server/job-list.ts";
import { plugSockets } from "#server/plug-sockets.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { sentMessages } from "#tests/support/identity-world.ts";
import { ignore } from "#tests/support/ignore.ts";
import { makePartner, soundPartnership } from "#tests/support/institute-world.ts";
import { insertOrganisation } from "#tests/support/rows/organisation-rows.ts";

/** Who has a world of their own, which another of the same kind must not see. */
export const owners = ["student", "institute", "donor", "csr"] as const;
export type Owner = (typeof owners)[number];

/** By which a row says whose it is. */
export const ownIds: Record<Owner, readonly string[]> = {
  student: [demoStudent.userId, demoStudent.studentId],
  institute: [demoInstitute.userId, demoInstitute.instituteId],
  donor: [demoPortals.donor.userId, demoPortals.donor.organisationId],
  csr: [demoPortals.csr.userId, demoPortals.csr.organisationId],
};

const password = "mango tree by the well";
const strangers = {
  student: "8000000001",
  donor: "stranger.donor@example.org",
  csr: "stranger.csr@example.org",
};

/** Beside the people of the demo, one more of each kind with a world of their own. The second institute's phone. */
export async function addStrangers(settings: Readonly<Record<string, string>>): Promise<string> {
  const env = parseEnv(settings, () => loadOrCreateKeys(settings.DATA_DIR ?? ""));
  setEnv(env);
  try {
    await connectDatabase(env, { onSlowQuery: ignore });
    setAdapters(chooseAdapters(env));
    plugSockets();
    await prepareJobs(jobs);
    outgoingMessages.connect(async (_tx, message) => {
      sentMessages.push(message);
    });
    for (const role of ["donor", "csr"] as const) {
      const who = { email: strangers[role], name: "Somebody Else", password };
      const organisationId = await insertOrganisation(role, who.name);
      await createPortalUser(systemActor, { ...who, role, organisationId });
    }
    await sendOneList();
    const answers = soundPartnership();
    await makePartner(answers);
    return answers.contactPhone;
  } finally {
    await stopJobs();
    await closeDatabase();
    outgoingMessages.connect(null);
    setAdapters(null);
    setEnv(null);
  }
}

/** A list that comes by mail to somebody of the demo, so that its address has a row to ask for. */
async function sendOneList(): Promise<void> {
  const { userId, organisationId } = demoPortals.donor;
  const giver: Actor = { role: "donor", userId, organisationId, teamRole: "owner", language: "en" };
  const look = { list: "/donor?tab=donations", name: "Fifty", query: "rows=50", share: false, first: false };
  const { id: viewId } = await keepListView(giver, look);
  await sendListView(giver, { viewId, schedule: "weekly", readers: [] });
}

/** Signs in whom the demo is about, and the other one. */
export async function signInTwo(url: string, role: Owner, instituteStranger: string) {
  if (role === "student" || role === "institute") {
    const phones = {
      student: [demoStudent.phone, strangers.student],
      institute: [demoInstitute.phone, instituteStranger],
    };
    const [own = "", other = ""] = phones[role];
    return { own: await byPhone(url, own, role), other: await byPhone(url, other, role) };
  }
  const { email, password: demoPassword } = demoPortals[role];
  return {
    own: await atPortal(url, role, { email, password: demoPassword }),
    other: await atPortal(url, role, { email: strangers[role], password }),
  };
}

export async function byPhone(url: string, phone: string, type: string): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(url, `10.0.0.${phone.slice(-2)}`);
  await visitor.post("/login", { intent: "send", phone, type });
  const state = /name="state" value="([^"]+)"/.exec(await (await visitor.get("/login")).text())?.[1] ?? "";
  const answer = await visitor.post("/login", { intent: "verify", otp: "123456", state });
  if (answer.status !== 302) throw new Error(`${type} was not let in: ${answer.status}`);
  return visitor;
}

export async function atPortal(
  url: string,
  role: "donor" | "csr" | "admin",
  form: { email: string; password: string },
): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(url, `10.0.1.${form.email.length}`);
  const answer = await visitor.post(`/${role}`, form);
  if (answer.status !== 302) throw new Error(`${form.email} was not let in: ${answer.status}`);
  return visitor;
}
