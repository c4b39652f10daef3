import { invalid } from "#app/core/requests/errors.ts";
import { isUniqueViolation } from "#app/db/opening/query-error.server.ts";

const refusals: Readonly<Record<string, [field: string, sentence: string]>> = {
  insured_user_phone_key: ["phone", "A user with this phone number exists already."],
  insured_user_email_key: ["email", "A user with this e-mail address exists already."],
  insurance_agent_phone_key: ["phone", "An agent with this phone number exists already."],
  insurance_agent_email_key: ["email", "An agent with this e-mail address exists already."],
  hospital_partner_phone_key: ["phone", "A hospital with this phone number exists already."],
  hospital_partner_email_key: ["email", "A hospital with this e-mail address exists already."],
  policy_card_key: ["cardNumber", "A policy with this card number exists already."],
};

/** Runs a write; what the database holds unique becomes a sentence at its field. */
export async function refuseDuplicate<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    for (const [constraint, [field, sentence]] of Object.entries(refusals)) {
      if (isUniqueViolation(error, constraint)) throw invalid({ [field]: [sentence] }, sentence);
    }
    throw error;
  }
}
