import { bankingMockTest } from "./banking.ts";
import { civilServicesMockTest } from "./civil-services.ts";
import { engineeringMockTest } from "./engineering.ts";
import { languageMockTest } from "./language.ts";
import { managementMockTest } from "./management.ts";
import { medicalMockTest } from "./medical.ts";
import type { MockTest } from "./mock-test.ts";

export const mockTests: readonly MockTest[] = [
  engineeringMockTest,
  medicalMockTest,
  managementMockTest,
  bankingMockTest,
  civilServicesMockTest,
  languageMockTest,
];
