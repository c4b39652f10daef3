import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newPdf } from "#app/core/new-pdf.server.ts";
import { pdfBytes } from "#app/core/pdf-bytes.server.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";
import { partnershipFileLabels, requiredPartnershipFiles } from "../forms/partnership-steps.ts";
import { attachPartnershipFile } from "../server/partnership-files/attach-partnership-file.server.ts";
import { checkPartnershipFile } from "../server/partnership-files/check-partnership-file.server.ts";
import { decidePartnership } from "../server/partnerships/decide-partnership.server.ts";
import { savePartnership } from "../server/partnerships/save-partnership.server.ts";
import { submitPartnership } from "../server/partnerships/submit-partnership.server.ts";
import { type DemoRequest, demoRequests } from "./demo-requests.server.ts";

const desk: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: demoPortals.admin.userId,
  language: "en",
};

/** Through the same verbs as real use, each at its own hour, so that clocks and histories are true. */
export async function makeDemoRequests(): Promise<void> {
  await makeAll(now()).finally(useRealClock);
}

async function makeAll(start: Date): Promise<void> {
  for (const request of demoRequests) {
    setClock(addHours(start, -request.hoursAgo));
    await makeRequest(request);
  }
}

async function makeRequest({ end, answers }: DemoRequest): Promise<void> {
  const { id, key } = await savePartnership(visitor, {
    key: null,
    fields: answers,
    step: 4,
    address: `demo-${end}`,
  });
  for (const field of requiredPartnershipFiles) {
    const bytes = await samplePdf(`${partnershipFileLabels[field]}: ${answers.instituteName} (sample)`);
    const file = new File([new Uint8Array(bytes)], `${field}.pdf`, { type: "application/pdf" });
    await attachPartnershipFile(visitor, key, field, file);
  }
  await submitPartnership(visitor, key, { agreeTerms: true, agreePartnership: true });
  if (end === "submitted") return;
  await decidePartnership(desk, { requestId: id, revision: 1, event: "take_up" });
  const right = end === "approved" ? requiredPartnershipFiles : requiredPartnershipFiles.slice(0, 2);
  for (const field of right) {
    await checkPartnershipFile(desk, { requestId: id, field, status: "verified", note: "" });
  }
  const place = { requestId: id, revision: 2 };
  if (end === "more_info") {
    const note = "The stamp cannot be read.";
    await checkPartnershipFile(desk, { requestId: id, field: "accreditation", status: "defect", note });
    const text = "Please send the accreditation certificate again: the stamp cannot be read.";
    await decidePartnership(desk, { ...place, event: "ask_more", text });
  }
  if (end === "rejected") {
    await decidePartnership(desk, {
      ...place,
      event: "reject",
      reasons: ["not_registered"],
      text: "The department has no institute under this number.",
    });
  }
  if (end === "approved") await decidePartnership(desk, { ...place, event: "approve" });
}

async function samplePdf(text: string): Promise<Buffer> {
  const pdf = await newPdf({ size: "A5", margin: 48 });
  pdf
    .font("Helvetica")
    .fontSize(16)
    .text(text.replace(/[^\u0020-\u00ff]/g, "'"));
  return pdfBytes(pdf);
}
