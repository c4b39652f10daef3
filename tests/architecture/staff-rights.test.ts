import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { Permissions } from "#app/core/portals/permissions.ts";
import { type StaffRole, staffRoles } from "#app/core/portals/staff-roles.ts";
import { rightWords } from "#app/portals/admin/right-words.ts";
import { rightAreaOf } from "#app/portals/admin/staff/right-areas.ts";
import { routeTable } from "#app/route-table.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

const letters: Record<string, StaffRole> = {
  V: "verification",
  S: "support",
  C: "content",
  L: "claims",
  F: "finance",
  X: "security",
  A: "auditor",
};
const all = "VSCLFXA";
/** Everybody but the auditor: it changes something. */
const work = "VSCLFX";

/**
 * D20, I20: who of the desk may do what, written by hand. It is what was decided; the matrices must agree with it, and
 * not the other way round. The super admin holds every right and has no letter.
 */
const decided: Record<string, string> = {
  "account.see_sessions": all,
  "account.end_session": all,
  "account.change_password": all,
  "account.see_second_factors": all,
  "account.set_second_factor": all,
  "account.remove_passkey": all,
  "account.see_consents": all,
  "account.give_consent": all,
  "account.withdraw_consent": all,
  "account.name_nominee": all,
  "account.export_data": all,
  "account.request_erasure": all,
  "account.cancel_erasure": all,
  "account.complete_erasure": "X",
  "account.grant_role": "",
  "account.revoke_role": "",
  "account.see_as_student": "S",
  "account.disable": "X",
  "suspension.student": "SX",
  "suspension.institute": "VX",
  "suspension.organisation": "VX",
  "application.read": "VSFA",
  "application.message": "VS",
  "application.check": "V",
  "application.decide": "V",
  "application.ask_status": all,
  "application.see_desk": "VSA",
  "application.work_desk": "VS",
  "application.pay": "F",
  "booking.book": "S",
  "booking.see": "SA",
  "booking.change": "S",
  "booking.list_own": all,
  "booking.see_desk": "SA",
  "booking.work_desk": "S",
  "booking.export": "SA",
  "comment.read": all,
  "comment.write": work,
  "counsellor.see": "SA",
  "counsellor.change": "S",
  "counsellor.export": "SA",
  "dashboard.read": "LFA",
  "dashboard.read_activity": "LFA",
  "desk.open": all,
  "desk.work": work,
  "document.store": all,
  "document.list": "VSA",
  "document.read": "VSA",
  "document.remove": all,
  "enquiry.submit": all,
  "enquiry.see_status": all,
  "enquiry.see_desk": "SA",
  "enquiry.work_desk": "S",
  "enquiry.export": "SA",
  "find.students": "VSFXA",
  "find.applications": "VSFA",
  "find.institutes": "VSCFXA",
  "find.organisations": "VSFXA",
  "find.scholarships": "VSCA",
  "find.payouts": "SFA",
  "find.donations": "FA",
  "find.insurance": "SLFA",
  "find.requests": "VSA",
  "find.messages": "SA",
  "find.consents": "VSXA",
  "fraud.read": "LFA",
  "fraud.decide": "L",
  "fraud.detect": "L",
  "fraud.export": "LA",
  "giving.read": "FA",
  "giving.export": "FA",
  "giving.state_donations": "FA",
  "giving.refund": "F",
  "institute.create": "V",
  "institute.read": "VSCA",
  "institute.renew": "V",
  "insurance.see": "SLFA",
  "insurance.export": "LFA",
  "insurance.keep_users": "L",
  "insurance.keep_agents": "L",
  "insurance.keep_hospitals": "L",
  "insurance.keep_policies": "L",
  "insurance.reveal_account": "LF",
  "insurance.record_claim": "L",
  "insurance.decide_claim": "L",
  "insurance.pay_claim": "F",
  "insurance.record_payment": "F",
  "insurance.request_refund": "LF",
  "insurance.decide_refund": "F",
  "insurance.see_campaigns": "SCLA",
  "insurance.send_campaign": "C",
  "insurance.read_campaign": all,
  "insurance.rate_claim": all,
  "joining.start": all,
  "joining.edit": all,
  "joining.see": "VFA",
  "joining.decide": "V",
  "list_view.keep": all,
  "list_view.share": work,
  "list_view.change_shared": work,
  "ledger.see": "FA",
  "ledger.keep_books": "F",
  "ledger.cover_fees": "F",
  "ledger.reconcile": "F",
  "ledger.close_month": "F",
  "message.see": "SXA",
  "message.retry": "X",
  "message.give_up": "X",
  "message.hold": "X",
  "notification.read": all,
  "notification.mark": all,
  "partnership.start": all,
  "partnership.edit": all,
  "partnership.see_status": all,
  "partnership.see_desk": "VA",
  "partnership.work_desk": "V",
  "partnership.reveal": "V",
  "partnership.export": "VA",
  "payment.read": "SLFA",
  "payment.see_troubles": "FA",
  "payment.refund": "F",
  "payout.see": "FA",
  "payout.pay": "F",
  "payout.read_thanks": "FA",
  "payout.judge_thanks": "F",
  "payout.correct_award": "VF",
  "payout.receive_deposit": "F",
  "recovery.start": all,
  "recovery.edit": all,
  "recovery.stop": all,
  "recovery.see": "VSA",
  "recovery.decide": "VS",
  "suggestion.send": all,
  "suggestion.see": "CA",
  "suggestion.decide": "C",
  "registration.read": "VSA",
  "report.read": all,
  "report.save": work,
  "report.delete": work,
  "report.export": all,
  "report.mail_list": all,
  "report.mail_others": work,
  "report.keep_dashboard": all,
  "review.list": "VSA",
  "review.export": "VA",
  "review.analyse": "VA",
  "review.read": "VSA",
  "review.see_person": "VSA",
  "review.check": "V",
  "review.message": "VS",
  "review.score": "V",
  "review.declare_conflict": "V",
  "review.decide": "V",
  "review.prepare_bulk": "V",
  "review.confirm_bulk": "V",
  "review.see_many": "VSA",
  "review.write_many": "VS",
  "review.confirm_many": "VS",
  "review.cancel_bulk": "V",
  "scholarship.read": all,
  "scholarship.create": "C",
  "scholarship.update": "C",
  "scholarship.publish": "C",
  "scholarship.close": "C",
  "scholarship.extend": "C",
  "scholarship.see_desk": "VSCA",
  "scholarship.approve": "C",
  "scholarship.merge": "C",
  "scholarship.import": "C",
  "scholarship.notify": "C",
  "security.list_staff": "XA",
  "security.invite_staff": "",
  "security.limit_staff": "",
  "security.see_second_looks": all,
  "security.second_person": work,
  "security.change_rules": "",
  "security.enable": "X",
  "security.list_sessions": "XA",
  "security.end_session": "X",
  "security.see_lock_outs": "SXA",
  "security.lift_lock_out": "SX",
  "security.read_audit": "XA",
  "security.verify_audit": "XA",
  "security.export_audit": "XA",
  "security.list_erasures": "XA",
  "security.see_nominees": "SX",
  "security.act_for_nominee": "SX",
  "security.see_keys": "XA",
  "security.rotate_keys": "X",
  "story.withdraw": "C",
  "story.list_waiting": "CA",
  "story.decide": "C",
  "system.see": "XA",
  "system.rerun_job": "X",
  "system.announce": "X",
};

const modules = await Promise.all(
  listFiles("app/{features,portals}/*/*-permissions.ts").map(
    (file) => import(pathToFileURL(join(root, file)).href),
  ),
);
const rows = modules
  .flatMap((module) => Object.values(module as Record<string, unknown>))
  .filter(
    (value): value is Permissions<Record<string, never>> =>
      typeof (value as { staffMatrix?: unknown } | null)?.staffMatrix === "function",
  )
  .flatMap((permissions) => permissions.staffMatrix());

describe("D20, I20: the roles of the desk", () => {
  test.each(Object.entries(decided))("%s", (action, held) => {
    const wanted = ["super_admin", ...[...held].map((letter) => letters[letter])];
    const found = rows.filter((row) => row.action === action && row.allowed !== "no");
    expect(found.map(({ staffRole }) => staffRole).toSorted()).toEqual(wanted.toSorted());
  });

  test("no right of the desk is missing from the table, and none has gone", () => {
    const known = new Set(rows.filter(({ allowed }) => allowed !== "no").map(({ action }) => action));
    expect([...known].toSorted()).toEqual(Object.keys(decided).toSorted());
  });

  test("each right has words for the page of roles", () => {
    expect(Object.keys(rightWords).toSorted()).toEqual(Object.keys(decided).toSorted());
  });

  test("each right stands under what it is about on a person's page", () => {
    expect(Object.keys(rightWords).filter((action) => !rightAreaOf(action))).toEqual([]);
  });

  test("every page of the desk can be opened by the super admin and the auditor; only what nobody reads is closed", () => {
    const closed = routeTable.filter(
      ({ opens }) =>
        opens &&
        !opens.some((right) =>
          right.heldBy({ role: "admin", userId: "u", staffRoles: ["auditor"], language: "en" }),
        ),
    );
    // A form for something new, the bank's files with whole account numbers, and a nominee's name and number.
    expect(closed.map(({ path }) => path).toSorted()).toEqual([
      "/admin/claim-payments/:batchId/bank-file",
      "/admin/payouts/:batchId/export",
      "/admin/scholarships/new",
      "/admin/security-roles/nominees/:nomineeId",
      "/admin/students/:studentId/sees",
    ]);
  });

  test("somebody without a role holds nothing", () => {
    const nobody = { role: "admin", userId: "u", staffRoles: [], language: "en" } as const;
    const open = routeTable.filter(({ opens }) => opens?.some((right) => right.heldBy(nobody)));
    expect(open).toEqual([]);
    expect(staffRoles).toHaveLength(8);
  });
});
