import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addIstDays } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { document } from "#app/db/schema/documents.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { appUser } from "#app/db/schema/users.ts";
import { datePaper } from "#app/features/documents/server/date-paper.server.ts";
import { remindOfPapers } from "#app/features/documents/server/remind-of-papers.server.ts";
import { storeDocument } from "#app/features/documents/server/store-document.server.ts";
import { defaultPreferences } from "#app/features/notifications/preferences.ts";
import { savePreferences } from "#app/features/notifications/server/preferences/save-preferences.server.ts";
import {
  applicationWorldJobs,
  makeScholarship,
  makeStudent,
  pdfFile,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findScholarshipFacts } from "../drafts/find-scholarship-facts.server.ts";
import { readApplyView } from "../drafts/read-apply-view.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();
const today = "2026-11-15";

type Student = Actor & { studentId: string; userId: string };

async function keep(actor: Student, kind: string, dates: { issuedOn?: string; validUntil?: string } = {}) {
  const { id } = await storeDocument(actor, { kind: "student", id: actor.studentId }, kind, await pdfFile());
  await datePaper(actor, id, { issuedOn: null, validUntil: null, ...dates });
  return id;
}

const rowOf = async (id: string) => (await database().select().from(document).where(eq(document.id, id)))[0];
const bellOf = (actor: Student) =>
  database().select().from(notification).where(eq(notification.userId, actor.userId));

describe("papers that end", () => {
  it("the rule counts from the day on the paper, a day that the paper names counts before it; nobody else may say it", async () => {
    const asha = await makeStudent();
    const id = await keep(asha, "income_certificate", { issuedOn: "2026-11-09" });
    expect(await rowOf(id)).toMatchObject({ issuedOn: "2026-11-09", validUntil: "2027-11-08" });
    await datePaper(asha, id, { issuedOn: "2026-11-09", validUntil: "2027-03-31" });
    expect(await rowOf(id)).toMatchObject({ validUntil: "2027-03-31" });
    const said = await database()
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.chain, `document:${id}`), eq(auditEntry.event, "document.dated")));
    expect(said).toHaveLength(2);
    await expect(
      datePaper(await makeStudent(), id, { issuedOn: null, validUntil: null }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("she hears of it 30 and 7 days before by bell, SMS and e-mail in her language, once each, and under the bell when it has ended", async () => {
    const asha = await makeStudent("Gugulothu Sirisha");
    await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, asha.userId));
    const id = await keep(asha, "income_certificate", { validUntil: "2026-12-20" });
    const told: [string, number][] = [];
    for (const days of [-6, -5, 0, 10, 28, 29, 35, 36, 37, 60])
      told.push([addIstDays(today, days), await remindOfPapers(addIstDays(today, days))]);
    expect(told.filter(([, count]) => count > 0).map(([day]) => day)).toEqual([
      addIstDays(today, 10),
      addIstDays(today, 28),
      addIstDays(today, 36),
    ]);
    expect((await bellOf(asha)).map(({ words, studentId }) => [words?.te?.title, studentId]).sort()).toEqual([
      ["ఆదాయ ధ్రువీకరణ పత్రం: 20 డిసెంబర్ 2026 వరకు చెల్లుతుంది", asha.studentId],
      ["ఆదాయ ధ్రువీకరణ పత్రం: 20 డిసెంబర్ 2026 వరకు చెల్లుతుంది", asha.studentId],
      ["ఆదాయ ధ్రువీకరణ పత్రం: గడువు 20 డిసెంబర్ 2026 న ముగిసింది", asha.studentId],
    ]);
    const sent = await database()
      .select({ channel: outboundMessage.channel, language: outboundMessage.language })
      .from(outboundMessage)
      .where(eq(outboundMessage.template, "paper-ends"));
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(sent.every(({ language }) => language === "te")).toBe(true);
    // Another date is another thing to be told of.
    await datePaper(asha, id, { issuedOn: null, validUntil: "2026-12-25" });
    expect(await remindOfPapers(addIstDays(today, 40))).toBe(1);
  });

  it("a new paper of the same kind ends the reminding; switched off, nothing is sent", async () => {
    const asha = await makeStudent();
    await keep(asha, "income_certificate", { validUntil: "2026-11-20" });
    await keep(asha, "income_proof", { issuedOn: "2026-11-10" });
    expect(await remindOfPapers(today)).toBe(0);
    expect(await bellOf(asha)).toEqual([]);
    const ravi = await makeStudent("Ravi");
    const off = { bellDeadlines: false, smsDeadlines: false, emailDeadlines: false };
    await savePreferences(ravi, { ...defaultPreferences, ...off });
    const before = await database().$count(outboundMessage);
    await keep(ravi, "bonafide_certificate", { validUntil: "2026-11-20" });
    await remindOfPapers(today);
    expect(await bellOf(ravi)).toEqual([]);
    expect(await database().$count(outboundMessage)).toBe(before);
  });

  it("the wizard does not fill in what has ended, says so, and takes the one of another name", async () => {
    const asha = await makeStudent();
    const { slug } = await makeScholarship({ documents: ["Residence certificate"] });
    const scholarship = await findScholarshipFacts({ slug });
    await keep(asha, "income_certificate", { validUntil: "2026-03-31" });
    const domicile = await keep(asha, "domicile_certificate");
    const view = await readApplyView(asha, {
      ...{ row: null, scholarship, step: 4, isChecked: false, isChanging: false, typed: {} },
    });
    expect(view.papers.incomeCert).toBeUndefined();
    expect(view.ended).toEqual({ incomeCert: "2026-03-31" });
    expect(view.vault.incomeCert).toMatchObject([{ endedOn: "2026-03-31" }]);
    expect(view.papers.extra_residence_certificate).toMatchObject({ id: domicile, endedOn: null });
    const fresh = await keep(asha, "income_certificate", { validUntil: "2027-03-31" });
    const again = await readApplyView(asha, {
      ...{ row: null, scholarship, step: 4, isChecked: false, isChanging: false, typed: {} },
    });
    expect(again.papers.incomeCert).toMatchObject({ id: fresh, endedOn: null });
    expect(again.ended).toEqual({});
  });
});
