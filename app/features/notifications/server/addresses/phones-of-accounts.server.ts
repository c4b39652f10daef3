import { socket } from "#app/core/requests/socket.ts";

/** Whose phone it is, and which: identity knows, and stands above this room. */
export const phonesOfAccounts = socket<{
  findOwner(phone: string): Promise<string | null>;
  findPhone(userId: string): Promise<string | null>;
}>("phones of accounts");
