/**
 * One value per process. `npm run dev` loads a changed module a second time; the open database, its
 * transactions and its jobs must stay the same ones.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`scholarsetu.${name}`);
  const made = store[key] ?? make();
  store[key] = made;
  return made;
}
