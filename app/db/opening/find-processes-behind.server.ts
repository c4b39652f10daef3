import { currentEncryptionKey } from "#app/core/secrets/crypto.server.ts";
import { ownMarks } from "../keys/keys-check.ts";
import { listProcessKeys } from "../keys/process-keys.server.ts";

/**
 * Why a key or a secret cannot be changed over yet, one sentence each: a running process does not know the new one
 * and could open nothing afterwards, or still writes with the old one and would go on to (O5a, O5c).
 */
export async function findProcessesBehind(): Promise<string[]> {
  const processes = await listProcessKeys();
  const { id } = currentEncryptionKey();
  const [mark = ""] = ownMarks();
  const named = (list: typeof processes) => list.map(({ name }) => name).join(", ");
  const tell = (list: typeof processes, sentence: string) =>
    list.length > 0 ? [`${sentence}: ${named(list)}.`] : [];
  return [
    ...tell(
      processes.filter(({ keyIds }) => !keyIds.includes(id)),
      `Step 1 is not done: these running processes do not know the key "${id}"`,
    ),
    ...tell(
      processes.filter(({ keyIds }) => keyIds.includes(id) && keyIds[0] !== id),
      `Step 2 is not done: these running processes still encrypt with another key than "${id}"`,
    ),
    ...tell(
      processes.filter(({ secrets }) => !secrets.includes(mark)),
      "Step 1 is not done: these running processes do not know this APP_SECRET",
    ),
    ...tell(
      processes.filter(({ secrets }) => secrets.includes(mark) && secrets[0] !== mark),
      "Step 2 is not done: these running processes still write with the other APP_SECRET",
    ),
  ];
}
