import type { ApiOperation } from "./api/api-operation.ts";
import {
  eligibilityAnswerSchema,
  eligibilityRequestSchema,
  listParametersSchema,
  scholarshipDetailSchema,
  scholarshipPageSchema,
} from "./api/api-schemas.ts";

/** What the public API offers, for its handlers' documentation. */
export const scholarshipOperations: readonly ApiOperation[] = [
  {
    method: "get",
    path: "/api/v1/scholarships",
    name: "listScholarships",
    summary: "A page of scholarships, and how many there are under each filter option.",
    query: listParametersSchema,
    answer: scholarshipPageSchema,
    problems: [422],
  },
  {
    method: "get",
    path: "/api/v1/scholarships/{id}",
    name: "getScholarship",
    summary:
      "One scholarship with its criteria, documents and where the facts come from; one that was merged leads (301) to the record that stayed.",
    pathParameters: { id: "Its id or slug" },
    answer: scholarshipDetailSchema,
    problems: [404],
  },
  {
    method: "post",
    path: "/api/v1/eligibility",
    name: "judgeEligibility",
    summary: "What a profile can apply for, with the reasons. Nothing of it is stored.",
    body: eligibilityRequestSchema,
    answer: eligibilityAnswerSchema,
    problems: [400, 404, 413, 415, 422],
  },
];
