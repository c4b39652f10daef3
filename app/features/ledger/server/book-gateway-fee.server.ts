import type { GatewayFee } from "#app/adapters/payments/payment-gateway.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { account } from "../ledger.ts";
import { postTransaction } from "./post-transaction.server.ts";
import { reverseTransaction } from "./reverse-transaction.server.ts";

interface ChargedOrder {
  readonly subjectId: string;
  readonly fee?: GatewayFee | null;
  readonly isFeeReturned?: boolean;
}

/**
 * What the gateway kept of a donation is missing at the bank, and the operator owes it (ADR 0011). It has no
 * source: the giver's rupees stay whole. Said twice it is booked once; given back with its donation.
 */
export async function bookGatewayFee(
  tx: Tx,
  { subjectId, fee = null, isFeeReturned = false }: ChargedOrder,
): Promise<void> {
  if (!fee || fee.chargePaise + fee.taxPaise === 0) return;
  const { chargePaise, taxPaise } = fee;
  const key = `gateway-fee:${subjectId}`;
  await postTransaction(tx, systemActor, {
    key,
    kind: "gateway_fee",
    subjectId,
    lines: [
      { account: account.fee, amountPaise: chargePaise, sourceId: null },
      { account: account.feeTax, amountPaise: taxPaise, sourceId: null },
      { account: account.bank, amountPaise: -(chargePaise + taxPaise), sourceId: null },
    ].filter(({ amountPaise }) => amountPaise !== 0),
  });
  if (isFeeReturned) await reverseTransaction(tx, systemActor, key);
}
