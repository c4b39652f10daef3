import { type SQL, sql } from "drizzle-orm";
import { appUser } from "#app/db/schema/users.ts";

/** Whether, and no more: which ones they are is theirs alone. */
export const hasSecondFactor: SQL<boolean> = sql<boolean>`exists (select from user_totp t where t.user_id = ${appUser.id}
  and t.confirmed_at is not null) or exists (select from passkey p where p.user_id = ${appUser.id})`;
