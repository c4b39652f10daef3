import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";

/** What a newcomer types to look around; fixed, so that people and tests can rely on it (domain.md). */
export const demoSignIns = [
  "  Student       phone 9876543210, OTP 123456",
  "  Institute     phone 9876543211, OTP 123456",
  "  Super admin   admin@scholarsetu.example / Demo-Admin-2024",
  "  Donor         donor@scholarsetu.example / Demo-Donor-2024",
  "  CSR           csr@scholarsetu.example / Demo-Csr-2024",
];

/** Each room builds its part, through the same verbs as real use, the lower rooms first. */
export async function buildDemoWorld(say: (line: string) => void): Promise<void> {
  say("Building the demo world");
  await buildIdentityDemo();
}
