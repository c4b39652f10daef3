import { and, eq } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { donation } from "#app/db/schema/donations.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { keptDonationSchema } from "../forms/new-donation.ts";
import { giverAddresses } from "../giver-addresses.ts";
import { pledgeDonation } from "../server/donations/pledge-donation.server.ts";
import { openOrganisation } from "../server/open-organisation.server.ts";
import type { ApprovalMatter } from "./approval-matters.server.ts";

/** The colleague's part of it. */
export const pledgeMatter: ApprovalMatter = {
  label: "Donation",
  look: async (_id, payload) => {
    const { programmeId, amount, donorName, address } = keptDonationSchema.parse(payload);
    const [target] = await database()
      .select({ title: programme.title })
      .from(programme)
      .where(eq(programme.id, programmeId));
    return {
      facts: [
        { term: "Give for", value: target?.title ?? "" },
        { term: "Amount", value: formatMoney(paise(amount)) },
        { term: "Name on the receipt", value: donorName },
        { term: "Address on the receipt", value: address },
      ],
      files: [],
    };
  },
  async run(_tx, actor, { payload, askedBy }) {
    await pledgeDonation(actor, keptDonationSchema.parse(payload), { askedBy });
  },
  async goesOn(tx, actor, { subjectId }) {
    const { id: organisationId } = await openOrganisation(actor, tx);
    const [gift] = await tx
      .select({ id: donation.id })
      .from(donation)
      .where(and(eq(donation.organisationId, organisationId), eq(donation.formKey, subjectId)));
    return gift ? { href: giverAddresses(actor.role).donation(gift.id), words: "It can be paid now." } : null;
  },
};
