import type { Actor } from "#app/core/portals/permissions.ts";
import type { MockQuestion, MockTest } from "../../mock-tests/mock-test.ts";
import { type ReceivedEnquiry, receiveEnquiry } from "../help/receive-enquiry.server.ts";

/**
 * A wrong question becomes an enquiry of the helpdesk, whose first line names it, so that the desk finds it in
 * `content/mock-tests`. What was typed comes back unchanged when something is missing.
 */
export async function reportMockQuestion(
  actor: Actor,
  { test, question }: { test: MockTest; question: MockQuestion },
  fields: FormData,
  clientAddress: string,
): Promise<ReceivedEnquiry> {
  const typed = String(fields.get("message") ?? "").slice(0, 2000);
  const sent = new FormData();
  for (const [name, value] of fields) sent.set(name, value);
  sent.set("subject", "technical-support");
  if (typed.trim() !== "")
    sent.set(
      "message",
      `Mock test ${test.exam}, question ${question.id}: ${question.question.slice(0, 200)}\n\n${typed}`,
    );
  const received = await receiveEnquiry(actor, sent, clientAddress);
  if (received.kind === "saved") return received;
  const { reply } = received;
  return { ...received, reply: { ...reply, initialValue: { ...reply.initialValue, message: typed } } };
}
