import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { notification } from "#app/db/schema/messages.ts";
import { appUser, userRole } from "#app/db/schema/users.ts";
import { insuranceRows as rows } from "#tests/support/rows/insurance-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { fraudList } from "../../fraud/fraud-list.ts";
import { decideFraudAlert } from "./decide-fraud-alert.server.ts";
import { detectFraud } from "./detect-fraud.server.ts";
import { exportFraudAlerts } from "./export-fraud-alerts.server.ts";
import { listFraudAlerts } from "./list-fraud-alerts.server.ts";

useTestDatabase();

const at = new Date("2026-06-20T12:00:00+05:30");
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const donor: Actor = { role: "donor", userId: newId(), language: "en" };
const list = (address: string) => listFraudAlerts(admin, fraudList.read(address));

beforeAll(async () => {
  setClock(at);
  await database()
    .insert(appUser)
    .values({ id: admin.userId ?? "", name: "Super Admin", createdAt: at });
  await database()
    .insert(userRole)
    .values({ userId: admin.userId ?? "", role: "admin", staffRoles: ["super_admin"], grantedAt: at });
  const agent = await rows.agent({ bankAccountHash: "agents-account" });
  const hospital = await rows.hospital({ name: "Billing Hospital" });
  const old = () => rows.policy(agent.number, { validFrom: "2026-01-05" });
  await rows.person({ aadhaarHash: "one-number" });
  await rows.person({ aadhaarHash: "one-number" });
  await rows.person({ aadhaarHash: "one-number", deletedAt: at });
  await rows.claim(await old(), hospital, { payeeAccountHash: "agents-account", payeeLastFour: "9999" });
  const fresh = await rows.policy(agent.number, { validFrom: "2026-06-09" });
  await rows.claim(fresh, hospital);
  for (let copies = 0; copies < 3; copies += 1) {
    await rows.claim(await old(), hospital, { amountPaise: 4_250_000, claimedOn: `2026-06-1${copies}` });
  }
  await rows.claim(await old(), hospital, { treatedOn: "2026-06-14", claimedOn: "2026-06-12" });
  // Too long ago, and deleted: nobody's business.
  await rows.claim(fresh, hospital, { treatedOn: "2025-06-14", claimedOn: "2025-06-12" });
  await rows.claim(await old(), hospital, { treatedOn: "2026-06-14", deletedAt: at });
});
afterAll(useRealClock);

describe("fraud detection over rows", () => {
  test("finds each thing once, says it to the desk once, however often it runs", async () => {
    expect(await detectFraud(systemActor)).toEqual({ found: 5, added: 5 });
    expect(await detectFraud(admin)).toEqual({ found: 5, added: 0 });
    const { rows: alerts, total } = await list("/admin/fraud-alerts?status=open");
    expect(total).toBe(5);
    expect(alerts.map(({ type, severity }) => `${type}: ${severity}`).sort()).toEqual([
      "Claim soon after purchase: high",
      "Identity mismatch: high",
      "Impossible dates: critical",
      "Shared bank account: critical",
      "Unusual billing: low",
    ]);
    const said = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, admin.userId ?? ""));
    expect(said.map(({ message }) => message)).toEqual([
      "4 new alerts of high or critical severity wait for a decision.",
    ]);
    expect((await list("/admin/fraud-alerts?q=Billing+Hospital")).rows[0]?.evidence).toHaveLength(3);
    expect((await list("/admin/fraud-alerts?severity=low")).total).toBe(1);
  });

  test("T39: a decision needs a note and the revision that was seen; the second one is told; all audited", async () => {
    const [alert] = (await list("/admin/fraud-alerts?severity=low")).rows;
    if (!alert) throw new Error("no alert");
    const decision = { alertId: alert.id, revision: alert.revision, event: "dismiss" as const };
    await decideFraudAlert(admin, { ...decision, note: "A package price, checked by phone." });
    await expect(decideFraudAlert(admin, { ...decision, note: "Once more" })).rejects.toMatchObject({
      status: 409,
    });
    // What was decided stays decided when the rules run again.
    await detectFraud(systemActor);
    const [row] = await database().select().from(fraudAlert).where(eq(fraudAlert.id, alert.id));
    expect(row).toMatchObject({ status: "dismissed", note: "A package price, checked by phone." });
    await expect(
      decideFraudAlert(admin, { ...decision, revision: 2, event: "confirm", note: "Changed my mind" }),
    ).rejects.toMatchObject({ status: 409 });
    await decideFraudAlert(admin, { ...decision, revision: 2, event: "reopen", note: "Another bill came." });
    // It is open again: what is refused now is a page of before.
    await expect(decideFraudAlert(admin, { ...decision, note: "From an old page" })).rejects.toMatchObject({
      status: 409,
    });
    const entries = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `fraud_alert:${alert.id}`));
    expect(entries.map(({ event, fromState, toState }) => [event, fromState, toState])).toEqual([
      ["fraud.detected", null, "open"],
      ["fraud.dismiss", "open", "dismissed"],
      ["fraud.reopen", "dismissed", "open"],
    ]);
    expect((await verifyAudit()).problems).toEqual([]);
  });

  test("T12: other roles neither see, run nor decide", async () => {
    const [alert] = (await list("/admin/fraud-alerts")).rows;
    await expect(listFraudAlerts(donor, fraudList.read("/"))).rejects.toMatchObject({
      status: 403,
    });
    const query = fraudList.read("/?severity=critical");
    expect(await Array.fromAsync(await exportFraudAlerts.open(admin, query))).toHaveLength(2);
    await expect(exportFraudAlerts.open(donor, query)).rejects.toMatchObject({ status: 403 });
    await expect(detectFraud(donor)).rejects.toMatchObject({ status: 403 });
    await expect(
      decideFraudAlert(donor, { alertId: alert?.id ?? "", revision: 1, event: "confirm", note: "Because" }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      decideFraudAlert(admin, { alertId: newId(), revision: 1, event: "confirm", note: "Because" }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
