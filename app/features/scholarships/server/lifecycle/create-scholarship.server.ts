import { eq } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { OwnerKind } from "#app/core/portals/roles.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { toSlug } from "#app/core/slug.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipInputSchema } from "../../catalogue/scholarship-record.ts";
import { scholarshipMachine } from "../../scholarship-status.ts";
import { ownerOf, scholarshipPermissions } from "../../scholarships-permissions.ts";
import { nextRevision } from "../catalogue/catalogue-version.server.ts";
import { storeScholarships } from "../catalogue/store-scholarships.server.ts";
import { contentColumns } from "../scholarship-row.server.ts";

export interface CreatedScholarship {
  readonly id: string;
  readonly number: number;
  readonly slug: string;
}

export interface CreateOptions {
  /** For whom the desk or the system writes it; an owner always writes for itself. */
  readonly owner?: { readonly kind: OwnerKind; readonly id: string | null };
  /** Applications are taken on this site; so it is with what an owner writes. */
  readonly runHere?: boolean;
}

/** A draft. It is public once it is published (and, for a new partner, approved). */
export async function createScholarship(
  actor: Actor,
  input: unknown,
  options: CreateOptions = {},
): Promise<CreatedScholarship> {
  const owner = ownerOf(actor) ?? options.owner ?? { kind: "catalogue" as const, id: null };
  scholarshipPermissions.assertCan(actor, "scholarship.create", { ownerKind: owner.kind });
  const parsed = scholarshipInputSchema.safeParse(input, { error: plainMessage });
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
  const content = parsed.data;
  return inTransaction(async (tx) => {
    const revision = await nextRevision(tx);
    const id = newId();
    const at = now();
    await storeScholarships(tx, [
      {
        row: {
          ...contentColumns(content),
          id,
          slug: await freeSlug(tx, content.title),
          ownerKind: owner.kind,
          ownerId: owner.id,
          runHere: options.runHere ?? owner.kind !== "catalogue",
          status: scholarshipMachine.initial as "draft",
          source: owner.kind === "catalogue" ? "desk" : owner.kind,
          // What the provider writes here is its own word; what the desk writes down, it was told (P6).
          confidence: owner.kind === "catalogue" ? "medium" : "high",
          sources: [],
          checkedOn: istDate(at),
          revision,
          createdAt: at,
          updatedAt: at,
        },
        criteria: content.criteria,
        cycles: content.cycles,
      },
    ]);
    await writeAudit(tx, {
      chain: `scholarship:${id}`,
      actor,
      event: "scholarship.create",
      to: scholarshipMachine.initial,
      details: { after: { ownerKind: owner.kind, ...content } },
    });
    const [made] = await tx
      .select({ id: scholarship.id, number: scholarship.number, slug: scholarship.slug })
      .from(scholarship)
      .where(eq(scholarship.id, id));
    if (!made) throw new Error("The scholarship was not written");
    return made;
  });
}

/** The title as an address; a second scholarship of the same name gets a number behind it. */
async function freeSlug(tx: Tx, title: string): Promise<string> {
  const plain =
    toSlug(title, 70)
      .replace(/[^a-z0-9-]+/g, "-")
      .replace(/^-+|-+$/g, "") || "scholarship";
  // A slug of digits alone would read as a number in the address.
  const base = /^\d+$/.test(plain) ? `scholarship-${plain}` : plain;
  for (let attempt = 1; ; attempt += 1) {
    const slug = attempt === 1 ? base : `${base}-${attempt}`;
    const taken = await tx.$count(scholarship, eq(scholarship.slug, slug));
    if (taken === 0) return slug;
  }
}
