import { and, desc, eq, inArray } from "drizzle-orm";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { accountChange, award } from "#app/db/schema/awards.ts";
import { donation } from "#app/db/schema/donations.ts";
import { payout, payoutBatch } from "#app/db/schema/payouts.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { takeBackAward } from "#app/features/awards/server/take-back-award.server.ts";
import { settleDonation } from "#app/features/giving/server/donations/settle-donation.server.ts";
import { takeAccount } from "#app/features/payouts/server/accounts/take-account.server.ts";
import { answerOffer } from "#app/features/payouts/server/awards/answer-offer.server.ts";
import { carryOutCorrection } from "#app/features/payouts/server/awards/carry-out-correction.server.ts";
import { correctAward } from "#app/features/payouts/server/awards/correct-award.server.ts";
import { endOffers } from "#app/features/payouts/server/awards/end-offers.server.ts";
import { reserveAwards } from "#app/features/payouts/server/awards/reserve-awards.server.ts";
import { approvePayouts } from "#app/features/payouts/server/batches/approve-payouts.server.ts";
import { cancelPayouts } from "#app/features/payouts/server/batches/cancel-payouts.server.ts";
import { preparePayouts } from "#app/features/payouts/server/batches/prepare-payouts.server.ts";
import { sendPayouts } from "#app/features/payouts/server/batches/send-payouts.server.ts";
import { settlePayout } from "#app/features/payouts/server/batches/settle-payout.server.ts";
import { releaseAward } from "#app/features/reviews/server/decisions/release-award.server.ts";
import { give, makeApproved } from "../funding-world.ts";

export interface HistoryPeople {
  readonly donor: Actor;
  readonly clerk: Actor & { userId: string };
  readonly chief: Actor & { userId: string };
  readonly programmeId: string;
  readonly scholarshipId: string;
}

/** The scholarship's own amount. */
export const usualPaise = 20_000_00;
const otherAmounts = [5_000_00, 12_000_00, 20_000_00, 45_000_00] as const;

type AwardRow = typeof award.$inferSelect;
type Verb = Exclude<
  keyof AwardHistory,
  "people" | "clock" | "outcomes" | "approved" | "gifts" | "play" | "again"
>;
export type HistoryStep = { readonly verb: Verb | "again"; readonly which: number };

/** Whatever may happen to awards, by the product's own verbs. What a verb refuses is part of a history, too. */
export class AwardHistory {
  readonly people: HistoryPeople;
  readonly clock: { stand(moment: Date): void };
  readonly outcomes = new Map<string, { done: number; refused: number }>();
  /** Amounts that a second person let through, by award. */
  readonly approved = new Map<string, Set<number>>();
  readonly gifts = { given: 0, sentBack: 0 };
  #last: (() => Promise<unknown>) | null = null;

  constructor(people: HistoryPeople, clock: { stand(moment: Date): void }) {
    this.people = people;
    this.clock = clock;
  }

  /** One step. A problem of the caller's (4xx) is an answer; anything else is a fault. */
  async play({ verb, which }: HistoryStep): Promise<void> {
    const count = this.outcomes.get(verb) ?? { done: 0, refused: 0 };
    this.outcomes.set(verb, count);
    try {
      if ((await this[verb](which)) === null) return;
      count.done += 1;
    } catch (error) {
      if (!isProblem(error) || error.status >= 500) throw error;
      count.refused += 1;
    }
  }

  async give(which: number) {
    const amount = (which + 1) * 15_000_00;
    await give(this.people.donor, this.people.programmeId, amount);
    this.gifts.given += amount;
  }

  async select(_: number) {
    await makeApproved(this.people.scholarshipId, usualPaise);
    await this.#do(() => reserveAwards(this.people.clerk));
  }

  accept(which: number) {
    return this.#onAward(which, ["offered"], (row) => answerOffer(studentOf(row), row.id, "accept"));
  }

  decline(which: number) {
    return this.#onAward(which, ["offered"], (row) => answerOffer(studentOf(row), row.id, "decline"));
  }

  /** By one person: only the scholarship's own amount is set at once. */
  correct(which: number) {
    const amountPaise = otherAmounts[which % otherAmounts.length] ?? usualPaise;
    return this.#onAward(which, openOrAny(which), (row) =>
      correctAward(this.people.clerk, row.id, { amountPaise, reason: "Typed wrongly." }),
    );
  }

  /** As the second person carries it out. */
  secondCorrect(which: number) {
    const amountPaise = otherAmounts[which % otherAmounts.length] ?? usualPaise;
    return this.#onAward(which, openOrAny(which), async (row) => {
      await carryOutCorrection(this.people.chief, row.id, { amountPaise, reason: "Hostel fees, too." });
      this.approved.set(row.id, (this.approved.get(row.id) ?? new Set()).add(amountPaise));
    });
  }

  release(which: number) {
    const key = newFormKey();
    return this.#onAward(which, openOrAny(which), (row) =>
      releaseAward(this.people.chief, row.applicationId, "She left the college.", key),
    );
  }

  prepare(_: number) {
    const key = newFormKey();
    return this.#do(() => preparePayouts(this.people.clerk, key));
  }

  approve(which: number) {
    return this.#onBatch(which, ["prepared"], ({ id }) => approvePayouts(this.people.chief, id));
  }

  send(which: number) {
    return this.#onBatch(which, ["approved"], ({ id }) => sendPayouts(this.people.chief, id));
  }

  putBack(which: number) {
    return this.#onBatch(which, ["prepared", "approved"], ({ id, status }) =>
      cancelPayouts(this.people.clerk, id, { seen: status, reason: "The bank is closed." }),
    );
  }

  paid(which: number) {
    return this.#onPayout(which, ({ id, serial }) =>
      settlePayout(this.people.clerk, id, {
        outcome: "paid",
        reference: `UTR${String(serial).padStart(9, "0")}`,
      }),
    );
  }

  returned(which: number) {
    return this.#onPayout(which, ({ id }) =>
      settlePayout(this.people.clerk, id, { outcome: "returned", reason: "account_closed" }),
    );
  }

  /** Another account, looked at by the desk. */
  mend(which: number) {
    return this.#onAward(which, ["returned"], (row) =>
      inTransaction(async (tx) => {
        const id = newId();
        const at = (column: string) => ({ table: "account_change", column, rowId: id });
        await tx.insert(accountChange).values({
          id,
          awardId: row.id,
          accountEncrypted: encryptField("30219999999", at("account_encrypted")),
          accountLastFour: "9999",
          ifsc: "SBIN0000847",
          holderEncrypted: encryptField("Asha Rao", at("holder_encrypted")),
          status: "waiting",
          createdAt: now(),
        });
        await takeAccount(tx, this.people.chief, id, { by: "desk" });
      }),
    );
  }

  /** The gateway sends a part of a gift back, whatever became of it. */
  async refund(which: number) {
    const rows = await database()
      .select()
      .from(donation)
      .where(
        and(
          eq(donation.programmeId, this.people.programmeId),
          inArray(donation.status, ["active", "completed"]),
        ),
      );
    const row = rows[which % Math.max(1, rows.length)];
    const amountPaise = row ? Math.min(4_000_00, row.amountPaise - row.refundedPaise) : 0;
    if (!row || amountPaise <= 0) return null;
    const order = { subjectId: row.id, status: "paid", receiptNumber: null };
    await inTransaction((tx) => settleDonation(tx, order, { id: newId(), amountPaise }));
    this.gifts.sentBack += amountPaise;
    return "done";
  }

  async lapse(_: number) {
    this.clock.stand(new Date(`${addIstDays(istDate(), 17)}T06:00:00Z`));
    await this.#do(() => endOffers());
  }

  /** The process dies between writing and commit: nothing of it stands. */
  crash(which: number) {
    return this.#onAward(which, ["offered", "accepted", "returned", "waiting"], async (row) => {
      const half = inTransaction(async (tx) => {
        if (row.status === "accepted") await changeAward.many(tx, systemActor, [row.id], "pay");
        else await takeBackAward(tx, systemActor, row.applicationId, { event: "release" });
        throw new Error("gone");
      });
      await half.catch((error: Error) => {
        if (error.message !== "gone") throw error;
      });
    });
  }

  /** A retry of whatever was done last, with the same words. */
  async again(_: number) {
    return this.#last ? this.#last() : null;
  }

  async #do(verb: () => Promise<unknown>): Promise<unknown> {
    this.#last = verb;
    return (await verb()) ?? "done";
  }

  async #onAward(
    which: number,
    status: readonly AwardRow["status"][] | null,
    verb: (row: AwardRow) => Promise<unknown>,
  ): Promise<unknown> {
    const rows = await database()
      .select()
      .from(award)
      .where(
        and(
          eq(award.programmeId, this.people.programmeId),
          status ? inArray(award.status, [...status]) : undefined,
        ),
      )
      .orderBy(desc(award.createdAt), award.id);
    const row = rows[which % Math.max(1, rows.length)];
    return row ? this.#do(() => verb(row)) : null;
  }

  async #onBatch(
    which: number,
    status: (typeof payoutBatch.$inferSelect)["status"][],
    verb: (row: typeof payoutBatch.$inferSelect) => Promise<unknown>,
  ): Promise<unknown> {
    const rows = await database()
      .select()
      .from(payoutBatch)
      .where(inArray(payoutBatch.status, status))
      .orderBy(desc(payoutBatch.serial));
    const row = rows[which % Math.max(1, rows.length)];
    return row ? this.#do(() => verb(row)) : null;
  }

  async #onPayout(
    which: number,
    verb: (row: typeof payout.$inferSelect) => Promise<unknown>,
  ): Promise<unknown> {
    const rows = await database()
      .select()
      .from(payout)
      .where(eq(payout.status, "sent"))
      .orderBy(desc(payout.serial));
    const row = rows[which % Math.max(1, rows.length)];
    return row ? this.#do(() => verb(row)) : null;
  }
}

/** Mostly one that can still be changed; now and then any, which is then refused. */
function openOrAny(which: number): AwardRow["status"][] | null {
  return which % 2 === 0 ? ["waiting", "offered", "accepted", "returned"] : null;
}

export function studentOf({ studentId }: { readonly studentId: string }): Actor {
  return { role: "student", userId: null, studentId, language: "en" };
}
