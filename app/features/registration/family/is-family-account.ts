import { compareNames } from "../name-likeness.ts";

type Kept = {
  readonly name: string | null;
  readonly passbookName: string | null;
  readonly accountEncrypted: string | null;
};

/** Whether the account is a parent's or guardian's, not the sibling's own. */
export function isFamilyAccount({ name, passbookName, accountEncrypted }: Kept): boolean {
  return Boolean(
    accountEncrypted && name && passbookName && compareNames(name, passbookName) === "different",
  );
}
