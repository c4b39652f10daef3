import { describe, expect, test } from "vitest";
import { seenColumns } from "#app/core/desk-lists.ts";
import { csvStream } from "#app/core/lists/csv.server.ts";
import { fileColumns, type ListColumn } from "#app/core/lists/table-list.ts";
import { paise } from "#app/core/money.ts";
import { csrProgrammeList, csrSpendList } from "#app/features/csr/csr-lists.ts";
import { approvalList } from "#app/features/giving/approvals/approval-list.ts";
import { donationList } from "#app/features/giving/donation-list.ts";
import { supportedStudentList } from "#app/features/giving/student-list.ts";
import { bookingList } from "#app/features/helpdesk/bookings/booking-list.ts";
import { counsellorList } from "#app/features/helpdesk/counsellors/counsellor-list.ts";
import { enquiryList } from "#app/features/helpdesk/enquiry-list.ts";
import { auditList } from "#app/features/identity/staff/audit-list.ts";
import { partnershipList } from "#app/features/institutes/partnership-list.ts";
import { rosterList } from "#app/features/institutes/roster-list.ts";
import { fraudList } from "#app/features/insurance/fraud/fraud-list.ts";
import { ownScholarshipList } from "#app/features/publishing/own-scholarship-list.ts";
import { reviewList } from "#app/features/reviews/review-list.ts";

// D13: a list's file is read off its columns: figure by figure, money as numbers, days and moments in one form.
type AnyList<Row> = { readonly columns: Readonly<Record<string, ListColumn<Row>>> };

async function linesOf<Row>(list: AnyList<Row>, row: Row, search = ""): Promise<string[]> {
  const columns = seenColumns(fileColumns(list), search);
  const text = await new Response(csvStream(columns, [row])).text();
  return text
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n");
}

const at = new Date("2026-11-15T11:30:00+05:30");
const id = "0190a000-0000-7000-8000-000000000000";

describe("the file of a list", () => {
  test("enquiries", async () => {
    const row = {
      ...({
        id,
        number: "EN-1",
        name: "=Asha",
        subject: "Plan Inquiry",
        revision: 1,
        clock: null,
        isLate: true,
      } as const),
      ...({
        status: "open",
        statusLabel: "Open",
        sentAt: "15 Nov 2026, 11:30 am",
        replyBy: "15 Nov 2026, 1:30 pm",
      } as const),
    } as const;
    expect(await linesOf(enquiryList, row)).toEqual([
      "Number,Name,Subject,Sent,Reply by,Late,Status",
      "EN-1,'=Asha,Plan Inquiry,2026-11-15T11:30:00+05:30,2026-11-15T13:30:00+05:30,Yes,Open",
    ]);
    expect((await linesOf(enquiryList, row, "?hide=reply-by"))[0]).toBe("Number,Name,Subject,Sent,Status");
  });

  test("bookings, with the address that the table does not have", async () => {
    const row = {
      ...({
        id,
        number: "BK-1",
        kind: "career",
        title: "One to one",
        name: "Ravi",
        phone: "9876500012",
      } as const),
      ...({
        email: "ravi@people.example",
        startsAt: at,
        counsellor: "Meena",
        status: "confirmed",
        isOverdue: false,
        clock: null,
      } as const),
    } as const;
    expect(await linesOf(bookingList, row)).toEqual([
      "Number,Name,Session,Kind,Phone,Email,Time,With,Late,Status",
      "BK-1,Ravi,One to one,Career session,9876500012,ravi@people.example,2026-11-15T11:30:00+05:30,Meena,No,Confirmed",
    ]);
    expect(bookingList.columns.email.only).toBe("file");
  });

  test("counsellors", async () => {
    const row = { id, name: "Meena", serves: ["career", "help"], languages: ["Telugu", "English"] };
    expect(await linesOf(counsellorList, { ...row, active: false, hasEmail: true, open: 3 })).toEqual([
      "Name,Gives,Speaks,Still to come,State",
      'Meena,"Career sessions, Help centre","Telugu, English",3,Away',
    ]);
  });

  test("institutes that ask", async () => {
    const row = {
      ...({
        id,
        number: "PA-1",
        name: "Krishna College",
        type: "College",
        place: "Vijayawada, Andhra Pradesh",
      } as const),
      ...({
        status: "submitted",
        statusLabel: "Submitted",
        submittedAt: "15 Nov 2026, 11:30 am",
        dueAt: null,
        clock: null,
      } as const),
    } as const;
    expect(await linesOf(partnershipList, { ...row, isLate: false })).toEqual([
      "Number,Institute,Type,Place,Sent,Answer by,Late,Status",
      'PA-1,Krishna College,College,"Vijayawada, Andhra Pradesh",2026-11-15T11:30:00+05:30,,No,Submitted',
    ]);
  });

  test("the roll", async () => {
    const row = {
      ...({
        id,
        admissionNumber: "2026-001",
        name: "Asha",
        birthDay: "9 Mar 2008",
        gender: "female",
      } as const),
      ...({
        course: "B.Tech",
        year: "1st year",
        phone: "9000000001",
        status: "listed",
        statusLabel: "To confirm",
      } as const),
    } as const;
    expect(await linesOf(rosterList, row)).toEqual([
      "Admission number,Name,Gender,Class or course,Year,Date of birth,Phone,Enrolment",
      "2026-001,Asha,female,B.Tech,1st year,2008-03-09,9000000001,To confirm",
    ]);
  });

  test("an institute's scholarships", async () => {
    const row = {
      ...({
        id,
        name: "Merit Award",
        amount: "₹25,000 a year",
        amountPaise: 25_000_50,
        duration: "Yearly",
      } as const),
      ...({
        applicants: 12,
        selected: 3,
        status: "active",
        statusLabel: "Active",
        deadline: "2026-12-31",
      } as const),
    } as const;
    expect(await linesOf(ownScholarshipList, row)).toEqual([
      "Scholarship,Amount in words,Amount (INR),Duration,Applicants,Selected,Deadline,Status",
      'Merit Award,"₹25,000 a year",25000.5,Yearly,12,3,2026-12-31,Active',
    ]);
    expect((await linesOf(ownScholarshipList, row, "?hide=amount"))[0]).not.toContain("Amount");
  });

  test("the audit log, whole names and raw events", async () => {
    const row = { id: "a 1", at: "15 Nov 2026, 11:30 am", who: "Asha (admin)", event: "claim.approved" };
    const more = {
      subject: `claim:${id}`,
      change: "processing → approved",
      network: "203.0.113.0/24",
      details: null,
    };
    expect(await linesOf(auditList, { ...row, ...more })).toEqual([
      "Event,Subject,When,Who,Network,Change,Details",
      `claim.approved,claim:${id},2026-11-15T11:30:00+05:30,Asha (admin),203.0.113.0/24,processing → approved,`,
    ]);
  });

  test("fraud alerts, whose page has cards of their own", async () => {
    const row = {
      ...({
        id,
        revision: 1,
        type: "Early claim",
        explained: "",
        severity: "critical",
        severityLabel: "Critical",
      } as const),
      ...({
        status: "open",
        statusLabel: "Open",
        summary: "Two days after the card",
        detectedAt: "15 Nov 2026",
      } as const),
      ...({
        evidence: [{ label: "Claim", value: "CLM-1" }],
        note: null,
        decided: null,
        claims: [],
        events: [],
      } as const),
    } as const;
    expect(await linesOf(fraudList, row as never)).toEqual([
      "Found,Type,Severity,Status,Summary,Evidence,Note,Decided",
      "2026-11-15,Early claim,Critical,Open,Two days after the card,Claim: CLM-1,,",
    ]);
  });

  test("a giver's donations", async () => {
    const row = {
      ...({
        id,
        number: "DN-1",
        giver: "Godavari Trust",
        programme: "Girls in science",
        amountPaise: 5_000_75,
      } as const),
      ...({
        amount: "₹5,000.75",
        refundedPaise: 1_000_25,
        refundNote: null,
        students: 2,
        date: "15 Nov 2026",
      } as const),
      ...({
        status: "completed",
        statusLabel: "Completed",
        impact: "medium",
        receiptNumber: "RC-1",
      } as const),
    };
    expect(await linesOf(donationList, row as never)).toEqual([
      "Number,Program,Amount (INR),Returned (INR),Students,Date,Status,Impact,Receipt",
      "DN-1,Girls in science,5000.75,1000.25,2,2026-11-15,Completed,Medium,RC-1",
    ]);
  });

  test("the students a giver supports, by pseudonym", async () => {
    const row = {
      ...({
        id,
        scholar: "Scholar K7",
        programme: "Girls in science",
        level: "Undergraduate",
        amount: "₹12,000",
      } as const),
      ...({
        isPaid: true,
        when: "15 Nov 2026",
        progress: null,
        note: "Thank you",
        reference: "UTR1",
      } as const),
    };
    expect(await linesOf(supportedStudentList, row)).toEqual([
      "Student,Level,Program,From you (INR),Date,Money,Bank reference,Progress,Note",
      "Scholar K7,Undergraduate,Girls in science,12000,2026-11-15,In the bank,UTR1,,Thank you",
    ]);
  });

  test("what a team's colleagues answered", async () => {
    const row = {
      ...({
        id,
        kind: "Gift",
        title: "Girls in science",
        amountPaise: 5_000_75,
        reason: "As planned",
      } as const),
      ...({
        askedBy: "Asha",
        askedAt: at,
        decidedBy: "Ravi",
        decidedAt: at,
        refusalReason: "Too much",
      } as const),
      ...({ status: "refused", donationId: null } as const),
    } as const;
    expect(await linesOf(approvalList, row)).toEqual([
      "What,Kind,Reason,Amount (INR),Asked by,Asked on,Answer,Answered by,Answered on,Why refused",
      "Girls in science,Gift,As planned,5000.75,Asha,2026-11-15T11:30:00+05:30,Refused,Ravi,2026-11-15T11:30:00+05:30,Too much",
    ]);
  });

  test("a company's programs", async () => {
    const row = {
      ...({
        id,
        title: "Girls in science",
        item: "(ii) Education",
        isOngoing: true,
        status: "active",
      } as const),
      ...({
        budget: paise(10_000_050),
        spent: paise(5_000_025),
        utilisation: 50,
        completion: 40,
        students: 1200,
      } as const),
      ...({ startsOn: "2026-04-01", endsOn: "2027-03-31", partner: "Trust", csr1: "CSR00001" } as const),
      ...({ impact: "medium", compliance: "on_track" } as const),
    };
    expect(await linesOf(csrProgrammeList, row as never)).toEqual([
      "Program,Schedule VII item,Ongoing,Budget (INR),Spent (INR),Utilisation %,Completion %,Students,First day,Last day,Status,Impact,Compliance,Implementing partner,CSR-1",
      "Girls in science,(ii) Education,Yes,100000.5,50000.25,50,40,1200,2026-04-01,2027-03-31,Active,Medium,On Track,Trust,CSR00001",
    ]);
  });

  test("a company's vouchers", async () => {
    const row = {
      ...({
        id,
        programme: "Girls in science",
        kind: "direct",
        amountPaise: 5_000_75,
        spentOn: "2026-11-15",
      } as const),
      ...({
        voucher: "KP-001",
        note: "Fees",
        fromYear: 2024,
        isReversal: false,
        isReversed: true,
        papers: 2,
      } as const),
      ...({
        status: "booked",
        reason: "Wrong program",
        isBackAsked: false,
        madeBy: "Asha",
        checkedBy: "Ravi",
      } as const),
    };
    const [head, line] = await linesOf(csrSpendList, row as never);
    expect(head).toBe(
      "Voucher,Date,Program,For,Unspent CSR Account of,What was paid,Amount (INR),Taken back,Why taken back,Papers,Booked by,Approved by",
    );
    expect(line).toMatch(
      /^KP-001,2026-11-15,Girls in science,On the program,[^,]*2024[^,]*,Fees,5000\.75,Yes,Wrong program,2,Asha,Ravi$/,
    );
  });

  test("applications, with what a merit list is made from", async () => {
    const line = {
      ...({
        id,
        number: "AP-1",
        student: null,
        scholarship: "Merit Award",
        appliedAt: "2026-11-15T06:00:00.000Z",
      } as const),
      ...({ status: "under_review", score: "85", dueAt: "2026-11-17T06:00:00.000Z", isLate: false } as const),
      ...({
        isWithDesk: false,
        isWaiting: true,
        isToConfirm: false,
        gender: "female",
        state: "Telangana",
      } as const),
      ...({
        socialGroup: "",
        education: "Undergraduate",
        institution: "NIT",
        course: "B.Tech",
        year: "2",
        marks: 91.2,
      } as const),
      ...({
        familyIncome: "Below ₹2 lakh",
        familyIncomeMostInr: 200_000,
        scoresByLine: "Marks 52/60",
        scorers: 2,
      } as const),
      ...({ decidedOn: null, reasons: "", awardPaise: 25_000_50, awardPlace: "", hasAccount: true } as const),
      ...({ payoutReference: null, providerReference: null } as const),
    };
    expect(await linesOf(reviewList, line as never)).toEqual([
      "Number,Student,Scholarship,Applied,Score,Due,Late,Status,Waiting list,Scores by line,Scored by,Marks %,Family income,Family income at most (INR),Social group,Gender,State,Education,Institution,Course,Year,Decided,Reasons,Award (INR),Where the award is,Bank account known,Bank reference,Number at the provider",
      "AP-1,,Merit Award,2026-11-15T11:30:00+05:30,85,2026-11-17T11:30:00+05:30,No,Under Review,Yes,Marks 52/60,2,91.2,Below ₹2 lakh,200000,,female,Telangana,Undergraduate,NIT,B.Tech,2,,,25000.5,,Yes,,",
    ]);
  });
});
