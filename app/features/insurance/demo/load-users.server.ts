import { sql } from "drizzle-orm";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { sealContact } from "../server/users/contact-parts.server.ts";
import { demoId, policiesPerUser } from "./demo-numbers.ts";
import { demoPlaces, insuredName } from "./insured-names.ts";

/** The people behind one policy in 24: their contacts are sealed here, the rest comes from their policy. */
export async function loadUsers(tx: Tx, size: number, today: string): Promise<void> {
  const people = Array.from({ length: Math.floor(size / policiesPerUser) }, (_, index) => {
    const k = index + 1;
    const id = demoId("user", k);
    // Two people with the number of another one: what the fraud rules look for.
    const aadhaar = k % 1500 === 7 ? k - 1 : k;
    const phone = `98${String(10_000_000 + k)}`;
    return {
      id,
      policy_id: demoId("policy", k * policiesPerUser),
      name: insuredName(k * policiesPerUser),
      ...snakeCase(sealContact("insured_user", id, { email: `person${k}@demo.example`, phone })),
      location: demoPlaces[k % demoPlaces.length],
      aadhaar_last_four: String(aadhaar % 10_000).padStart(4, "0"),
      aadhaar_hash: lookupHash("aadhaar", `demo-${aadhaar}`),
    };
  });
  await tx.execute(sql`
    insert into insured_user (id, name, email_encrypted, email_hash, phone_encrypted, phone_hash, plan, location,
      joined_on, covered_until, aadhaar_last_four, aadhaar_hash, created_at)
    select u.id, u.name, u.email_encrypted, u.email_hash, u.phone_encrypted, u.phone_hash, p.plan, u.location,
      p.valid_from, p.valid_to, u.aadhaar_last_four, u.aadhaar_hash, p.created_at
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as u (id uuid, policy_id uuid, name text,
      email_encrypted text, email_hash text, phone_encrypted text, phone_hash text, location text,
      aadhaar_last_four text, aadhaar_hash text)
    join policy p on p.id = u.policy_id where p.valid_from <= ${today}::date order by u.id`);
}

function snakeCase(contact: ReturnType<typeof sealContact>) {
  return {
    email_encrypted: contact.emailEncrypted,
    email_hash: contact.emailHash,
    phone_encrypted: contact.phoneEncrypted,
    phone_hash: contact.phoneHash,
  };
}
