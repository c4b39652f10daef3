import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId } from "#app/core/id.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { ledgerEntry, ledgerTransaction } from "#app/db/schema/ledger.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { bookGatewayFee } from "#app/features/ledger/server/book-gateway-fee.server.ts";
import { makeTrialBalance } from "#app/features/ledger/server/make-trial-balance.server.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import { readBalances } from "#app/features/ledger/server/read-balances.server.ts";
import { reverseTransaction } from "#app/features/ledger/server/reverse-transaction.server.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase();

const received = (source: string, giver: string, amountPaise: number) => ({
  key: `donation:${source}`,
  kind: "donation",
  lines: [
    { account: account.bank, amountPaise, sourceId: source },
    { account: account.giver(giver), amountPaise: -amountPaise, sourceId: source },
  ],
});

const receive = (source: string, giver: string, amountPaise: number) =>
  inTransaction((tx) => postTransaction(tx, systemActor, received(source, giver, amountPaise)));

const move = (
  key: string,
  from: { kind: "giver" | "programme"; ownerId: string },
  to: string,
  amountPaise: number,
) =>
  inTransaction((tx) =>
    moveMoney(tx, systemActor, { key, kind: "move", from, to: account.programme(to), amountPaise }),
  );

async function held(...owners: string[]): Promise<number[]> {
  const [givers, programmes] = [await readBalances("giver", owners), await readBalances("programme", owners)];
  return owners.map((owner) => givers.get(owner) ?? programmes.get(owner) ?? 0);
}

/** What the ledger should hold, kept beside it in plain numbers. */
class LedgerModel {
  readonly givers = [newId(), newId(), newId()] as const;
  readonly programmes = [newId(), newId(), newId()] as const;
  readonly held = new Map<string, number>([...this.givers, ...this.programmes].map((owner) => [owner, 0]));
  readonly fees = new Map<string, number>();
  readonly returned = new Set<string>();
  readonly done: { key: string; from: string | null; to: string; amount: number; isReversed: boolean }[] = [];

  async receive(who: number, amount: number): Promise<void> {
    const [source, giver] = [newId(), this.givers[who] ?? ""];
    await receive(source, giver, amount);
    this.#note(`donation:${source}`, null, giver, amount);
  }

  /** The gateway says what it kept of the last gift, perhaps twice: the operator's cost, not the giver's. */
  async charge(who: number, amount: number): Promise<void> {
    const last = this.done.findLast(({ from }) => from === null);
    if (!last || this.returned.has(last.key)) return;
    const fee = { chargePaise: amount, taxPaise: who };
    const subjectId = last.key.slice("donation:".length);
    await inTransaction((tx) => bookGatewayFee(tx, { subjectId, fee }));
    if (!this.fees.has(subjectId)) this.fees.set(subjectId, amount + who);
  }

  /** The last gift goes back with its fee, if nothing was done with it. */
  async refund(): Promise<void> {
    const last = this.done.at(-1);
    if (last?.from !== null || last.isReversed) return;
    const subjectId = last.key.slice("donation:".length);
    await this.reverse();
    const fee = this.fees.has(subjectId) ? { chargePaise: 1, taxPaise: 0 } : null;
    await inTransaction((tx) => bookGatewayFee(tx, { subjectId, fee, isFeeReturned: true }));
    this.fees.delete(subjectId);
    this.returned.add(last.key);
    // Said once more, it stays given back.
    await inTransaction((tx) => bookGatewayFee(tx, { subjectId, fee, isFeeReturned: true }));
  }

  async place(who: number, amount: number): Promise<void> {
    const giver = this.givers[who] ?? "";
    await this.#move(account.giver(giver), this.programmes[who] ?? "", amount);
  }

  async pass(who: number, amount: number): Promise<void> {
    const programme = this.programmes[who] ?? "";
    await this.#move(account.programme(programme), this.programmes[(who + 1) % 3] ?? "", amount);
  }

  /** It goes down between the writing and the commit: nothing of it stands. */
  async crash(who: number, amount: number): Promise<void> {
    const [giver, programme] = [this.givers[who] ?? "", this.programmes[who] ?? ""];
    const half = inTransaction(async (tx) => {
      await postTransaction(tx, systemActor, received(newId(), giver, amount));
      const from = account.giver(giver);
      const to = account.programme(programme);
      await moveMoney(tx, systemActor, {
        key: `move:${newId()}`,
        kind: "move",
        from,
        to,
        amountPaise: amount,
      });
      throw new Error("gone");
    });
    await expect(half).rejects.toThrow("gone");
  }

  /** A retry of the last thing that was done: it changes nothing. */
  async again(): Promise<void> {
    const last = this.done.at(-1);
    if (last?.from === null) await receive(last.key.slice("donation:".length), last.to, last.amount);
    else if (last) await move(last.key, account.giver(last.from), last.to, last.amount);
  }

  async reverse(): Promise<void> {
    const last = this.done.at(-1);
    if (!last) return;
    await inTransaction((tx) => reverseTransaction(tx, systemActor, last.key));
    if (!last.isReversed) this.#shift(last.to, last.from, last.amount);
    last.isReversed = true;
  }

  async #move(from: { kind: "giver" | "programme"; ownerId: string }, to: string, amount: number) {
    const key = `move:${newId()}`;
    const tried = move(key, from, to, amount);
    if ((this.held.get(from.ownerId) ?? 0) < amount) {
      await expect(tried).rejects.toMatchObject({ code: "not_enough_money" });
      return;
    }
    await tried;
    this.#note(key, from.ownerId, to, amount);
  }

  #note(key: string, from: string | null, to: string, amount: number): void {
    this.done.push({ key, from, to, amount, isReversed: false });
    this.#shift(from, to, amount);
  }

  #shift(from: string | null, to: string | null, amount: number): void {
    if (from !== null) this.held.set(from, (this.held.get(from) ?? 0) - amount);
    if (to !== null) this.held.set(to, (this.held.get(to) ?? 0) + amount);
  }
}

describe("the ledger", () => {
  it("balances after any sequence of verbs, crashes, retries and reversals, and no account is ever overdrawn", async () => {
    const step = fc.record({
      verb: fc.constantFrom("receive", "charge", "refund", "place", "pass", "crash", "again", "reverse"),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 900 }),
    });
    let fees = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const world = new LedgerModel();
        for (const { verb, who, amount } of steps) await world[verb](who, amount);
        expect(await held(...world.held.keys())).toEqual([...world.held.values()]);
        for (const fee of world.fees.values()) fees += fee;
      }),
      { numRuns: engine === "pglite" ? 12 : 6 },
    );
    const sheet = await makeTrialBalance();
    expect(sheet.faults).toBe(0);
    expect(sheet.debitPaise).toBe(sheet.creditPaise);
    expect(Object.values(sheet.balances).reduce((sum, balance) => sum + balance, 0)).toBe(0);
    // What the gateway kept is missing at the bank and owed by the operator; no giver's rupee is.
    expect((sheet.balances.fee ?? 0) + (sheet.balances.fee_tax ?? 0)).toBe(fees);
    const { rows } = await database().execute<{ missing: number }>(sql`
      select count(*)::int as missing from (select from ledger_entry e
        join ledger_account a on a.id = e.account_id and a.kind in ('fee', 'fee_tax', 'operator')
        where e.source_id is not null) as touched`);
    expect(rows[0]?.missing).toBe(0);
  });

  it("keeps the source of every rupee, the oldest spent first", async () => {
    const [giver, programme, target, first, second] = [newId(), newId(), newId(), newId(), newId()] as const;
    await receive(first, giver, 100);
    await receive(second, giver, 100);
    await move(`move:${newId()}`, account.giver(giver), programme, 200);
    await move(`move:${newId()}`, account.programme(programme), target, 130);
    const { rows } = await database().execute<{ source: string; amount: number }>(sql`
      select e.source_id as source, -sum(e.amount_paise)::int as amount from ledger_entry e
      join ledger_account a on a.id = e.account_id where a.owner_id = ${target} group by 1 order by 2 desc`);
    expect(rows).toEqual([
      { source: first, amount: 100 },
      { source: second, amount: 30 },
    ]);
  });

  it("reverses a placement only while its own rupees rest there, though others' would do", async () => {
    const [giver, programme, target, first, second] = [newId(), newId(), newId(), newId(), newId()] as const;
    await receive(first, giver, 100);
    await move(`move:${first}`, account.giver(giver), programme, 100);
    await receive(second, giver, 100);
    await move(`move:${second}`, account.giver(giver), programme, 100);
    await move(`move:${newId()}`, account.programme(programme), target, 40);
    const reverse = (key: string) => inTransaction((tx) => reverseTransaction(tx, systemActor, key));
    await expect(reverse(`move:${first}`)).rejects.toMatchObject({ code: "not_enough_money" });
    const { id } = await reverse(`move:${second}`);
    expect(await reverse(`move:${second}`)).toEqual({ id, isNew: false });
    expect(await held(programme, giver)).toEqual([60, 100]);
    expect((await makeTrialBalance()).faults).toBe(0);
  });

  it("answers a movement that was booked before as it did then, also when nothing is left (T38)", async () => {
    const [source, giver, programme] = [newId(), newId(), newId()];
    await receive(source, giver, 500);
    const again = () => move(`move:${source}`, account.giver(giver), programme, 500);
    const first = await again();
    expect(first.isNew).toBe(true);
    expect(await again()).toEqual({ id: first.id, isNew: false });
    expect(await held(giver, programme)).toEqual([0, 500]);
  });

  it("never gives out more than there is, however many ask at once (T39)", async () => {
    const [giver, programme] = [newId(), newId()];
    await receive(newId(), giver, 1000);
    await move(`move:${newId()}`, account.giver(giver), programme, 1000);
    const targets = Array.from({ length: engine === "postgres" ? 60 : 20 }, () => newId());
    const results = await Promise.allSettled(
      targets.map((to) => move(`move:${to}`, account.programme(programme), to, 90)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(11);
    expect(await held(programme)).toEqual([10]);
  });

  it("is guarded by the database itself: no edit, no half, no late line, no overdraft", async () => {
    const [source, giver] = [newId(), newId()];
    const { id } = await receive(source, giver, 500);
    const database_ = database();
    const refused = (query: string) =>
      expect(inTransaction((tx) => tx.execute(sql.raw(query)))).rejects.toMatchObject({
        code: expect.any(String),
      });
    await refused("update ledger_entry set amount_paise = amount_paise + 1");
    await refused("delete from ledger_transaction");
    await refused("truncate ledger_entry");
    await refused("update ledger_account set balance_paise = -1000000");
    const [some] = await database_.select().from(ledgerEntry).limit(1);
    const line = {
      transactionId: id,
      accountId: some?.accountId ?? "",
      sourceId: source,
      postedAt: new Date(),
    };
    await expect(
      database_.insert(ledgerEntry).values([
        { ...line, id: newId(), amountPaise: 7 },
        { ...line, id: newId(), amountPaise: -7 },
      ]),
    ).rejects.toThrow("does not balance");
    const half = { ...line, transactionId: newId() };
    const write = inTransaction(async (tx) => {
      await tx.insert(ledgerTransaction).values({
        id: half.transactionId,
        key: `half:${half.transactionId}`,
        kind: "half",
        entryCount: 2,
        actorRole: "system",
        postedAt: new Date(),
      });
      await tx.insert(ledgerEntry).values({ ...half, id: newId(), amountPaise: 7 });
    });
    await expect(write).rejects.toThrow("does not balance");
    const overdraft = inTransaction((tx) =>
      postTransaction(tx, systemActor, {
        key: `overdraft:${giver}`,
        kind: "overdraft",
        lines: [
          { account: account.giver(giver), amountPaise: 501, sourceId: null },
          { account: account.bank, amountPaise: -501, sourceId: null },
        ],
      }),
    );
    await expect(overdraft).rejects.toMatchObject({ constraint: "ledger_account_overdrawn_check" });
  });
});
