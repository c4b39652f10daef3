import { perProcess } from "#app/core/settings/per-process.ts";
import type { Settle, Settlers } from "./record-payment-event.server.ts";

/** A room that takes money: what it does when it has come, and where its payer goes on. */
export type PaymentPurpose = {
  readonly settle: Settle;
  readonly pathAfter: (subjectId: string) => string | Promise<string>;
};

const purposes = perProcess("payment-purposes", () => new Map<string, PaymentPurpose>());

/** Payments stand below the rooms that ask for money: they register here at start (server/connect-features.ts). */
export const paymentSettlers = {
  register(purpose: string, room: PaymentPurpose): void {
    purposes.set(purpose, room);
  },
  all: (): Settlers => Object.fromEntries([...purposes].map(([purpose, { settle }]) => [purpose, settle])),
  pathAfter: async (order: { purpose: string; subjectId: string }): Promise<string> =>
    purposes.get(order.purpose)?.pathAfter(order.subjectId) ?? "/dashboard",
};
