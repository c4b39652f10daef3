import { and, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { joiningRequest } from "#app/db/schema/joining-requests.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { userContact } from "#app/db/schema/users.ts";
import { organisationKeys } from "#app/features/giving/server/organisation-keys.server.ts";
import { organisationSecrets } from "#app/features/giving/server/organisation-secrets.server.ts";
import { isFreeMail, type JoiningFlag, type JoiningFlagView, joiningFlagWords } from "../joining-flags.ts";
import { joiningNumber } from "../joining-number.ts";
import type { JoiningRow } from "./joining-row.server.ts";

/** What stands against letting them in at one press: the same PAN, CIN, registration or house as another. */
export async function findJoiningFlags(row: JoiningRow): Promise<JoiningFlagView[]> {
  const db = database();
  const view = (flag: JoiningFlag, other: string | null = null) => ({
    flag,
    words: joiningFlagWords[flag],
    other,
  });
  const others = await db
    .select()
    .from(joiningRequest)
    .where(
      and(ne(joiningRequest.id, row.id), inArray(joiningRequest.status, ["submitted", "asked", "approved"])),
    );
  const organisations = await db.select().from(organisation).where(isNotNull(organisation.panHash));
  const [account] = await db
    .select({ id: userContact.id })
    .from(userContact)
    .where(and(eq(userContact.kind, "email"), eq(userContact.valueHash, row.emailHash)));
  const isHouse = !isFreeMail(row.emailDomain);
  return [
    ...[...organisations, ...(await withoutHash(row.panHash))]
      .filter(({ panHash }) => panHash !== null && panHash === row.panHash)
      .map(({ name }) => view("pan_known", name)),
    ...organisations.filter(({ cin }) => cin && cin === row.cin).map(({ name }) => view("cin_known", name)),
    ...organisations
      .filter(({ emailDomain }) => isHouse && emailDomain === row.emailDomain)
      .map(({ name }) => view("domain_known", name)),
    ...others
      .filter(({ panHash, organisationId }) => !organisationId && panHash && panHash === row.panHash)
      .map((other) => view("pan_asked", joiningNumber(other))),
    ...others
      .filter(({ registrationKey }) => registrationKey && registrationKey === row.registrationKey)
      .map((other) => view("registration_asked", joiningNumber(other))),
    ...(account ? [view("account_known")] : []),
    ...(row.holder !== "person" && !isHouse ? [view("free_mail")] : []),
  ];
}

/** Organisations from before the hash was kept: their PAN is opened to be compared, and goes no further. */
async function withoutHash(panHash: string | null) {
  if (!panHash) return [];
  const rows = await database()
    .select()
    .from(organisation)
    .where(and(isNull(organisation.panHash), isNotNull(organisation.panEncrypted)));
  return rows.map((row) => {
    const pan = organisationSecrets.open("organisation", "pan_encrypted", row.id, row.panEncrypted);
    return { ...row, panHash: pan && organisationKeys.ofPan(pan) };
  });
}
