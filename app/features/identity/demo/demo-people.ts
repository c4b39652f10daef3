import type { StaffRole } from "#app/core/portals/staff-roles.ts";

/** The people of the demo: fixed, so that people, tests and the rooms that build on them agree. */
export const demoOtp = "123456";

export const demoStudent = {
  userId: "0190a000-0000-7000-8000-000000000001",
  studentId: "0190a000-0000-7000-8000-000000000101",
  phone: "9876543210",
  name: "Sravani Gaddam",
  birthDay: "2008-03-09",
} as const;

export const demoInstitute = {
  userId: "0190a000-0000-7000-8000-000000000002",
  instituteId: "0190a000-0000-7000-8000-000000000201",
  memberId: "0190a000-0000-7000-8000-000000000202",
  phone: "9876543211",
  name: "Godavari Institute of Technology",
  code: "INS-2020-0147",
} as const;

export const demoPortals = {
  admin: {
    userId: "0190a000-0000-7000-8000-000000000003",
    organisationId: null,
    name: "Super Admin",
    email: "admin@scholarsetu.example",
    password: "Demo-Admin-2024",
  },
  donor: {
    userId: "0190a000-0000-7000-8000-000000000004",
    organisationId: "0190a000-0000-7000-8000-000000000401",
    name: "Deccan Learning Foundation",
    email: "donor@scholarsetu.example",
    password: "Demo-Donor-2024",
  },
  csr: {
    userId: "0190a000-0000-7000-8000-000000000005",
    organisationId: "0190a000-0000-7000-8000-000000000501",
    name: "Kaveri Agro Industries Ltd",
    email: "csr@scholarsetu.example",
    password: "Demo-Csr-2024",
  },
} as const;

/** The company's second person: what is above its own limit waits for one of the two. */
export const demoColleague = {
  userId: "0190a000-0000-7000-8000-000000000502",
  organisationId: demoPortals.csr.organisationId,
  name: "Anita Deshmukh",
  email: "csr-finance@scholarsetu.example",
  password: "Demo-Csr-2024",
} as const;

const staffPerson = (
  digit: number,
  name: string,
  role: Exclude<StaffRole, "super_admin">,
  password: string,
) => ({
  userId: `0190a000-0000-7000-8000-00000000060${digit}`,
  name,
  email: `${role}@scholarsetu.example`,
  password,
  role,
});

/** One sign-in for each role of the desk beside the super admin. */
export const demoStaff = [
  staffPerson(1, "Meera Rao", "verification", "Demo-Verification-2024"),
  staffPerson(2, "Latha Nair", "support", "Demo-Support-2024"),
  staffPerson(3, "Imran Sheikh", "content", "Demo-Content-2024"),
  staffPerson(4, "Vinod Shetty", "claims", "Demo-Claims-2024"),
  staffPerson(5, "Farida Khan", "finance", "Demo-Finance-2024"),
  staffPerson(6, "Anand Iyer", "security", "Demo-Security-2024"),
  staffPerson(7, "Ravi Kumar", "auditor", "Demo-Auditor-2024"),
] as const;
