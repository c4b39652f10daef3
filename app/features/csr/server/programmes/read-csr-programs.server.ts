import { eq } from "drizzle-orm";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { paise } from "#app/core/money.ts";
import { notFound } from "#app/core/requests/errors.ts";
import type { Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { giverAddresses } from "#app/features/giving/giver-addresses.ts";
import { listProgrammes } from "#app/features/giving/server/programmes/list-programmes.server.ts";
import { publicStatuses, scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { csrProgrammeList, csrSpendList } from "../../csr-lists.ts";
import { educationItem } from "../../csr-options.ts";
import { csrProgrammeRow } from "../../csr-programme-row.ts";
import type { CsrState } from "../../csr-state.ts";
import type { CsrData, ProgramDetail } from "../../csr-view.ts";
import { listCsrSpends } from "../spends/list-csr-spends.server.ts";
import { listCsrProgrammes } from "./list-csr-programmes.server.ts";

/** The programs table, or one program with its vouchers. */
export async function readCsrPrograms(state: CsrState): Promise<CsrData<"programs">> {
  const { actor, url, books, picture } = state;
  const id = url.searchParams.get("program");
  const query = csrProgrammeList.read(url);
  const page = await listCsrProgrammes(actor, query, books);
  return {
    tab: "programs",
    formKey: newFormKey(),
    today: picture.today,
    isNew: url.searchParams.has("new"),
    rows: page.rows.map((one) => csrProgrammeRow(books, one, picture.today)),
    status: query.filters.status[0] ?? "",
    pages: pagesOf(query, page, `${csrProgrammeList.path}/export${url.search}`),
    detail: id === null ? null : await readDetail(state, id),
  };
}

async function readDetail({ actor, url, books, picture }: CsrState, id: string): Promise<ProgramDetail> {
  const known = books.programmes.find((one) => one.id === id);
  // Another company's program does not exist here (T13).
  if (!known) throw notFound();
  const query = csrSpendList.read(url);
  const page = await listCsrSpends.page(actor, query, id);
  const [text] = await database()
    .select({ description: programme.description })
    .from(programme)
    .where(eq(programme.id, id));
  const [made] = known.scholarshipId
    ? await database()
        .select({ title: scholarship.title, slug: scholarship.slug, status: scholarship.status })
        .from(scholarship)
        .where(eq(scholarship.id, known.scholarshipId))
    : [];
  const card = made && (await listProgrammes(actor)).find((one) => one.id === id);
  return {
    row: csrProgrammeRow(books, known, picture.today),
    description: text?.description ?? "",
    states: known.states,
    milestones: known.milestones,
    scholarship: made
      ? {
          title: made.title,
          href: publicStatuses.includes(made.status) ? `/scholarships/${made.slug}` : null,
          status: scholarshipMachine.states[made.status].label,
          manageHref: giverAddresses(actor.role).programme(id),
          awarded: books.awarded.find(({ programmeId }) => programmeId === id)?.students ?? 0,
          fund: card
            ? {
                given: paise(card.givenPaise),
                available: paise(card.availablePaise),
                href: card.canFund ? `${giverAddresses(actor.role).newDonation}?programme=${id}` : null,
              }
            : null,
        }
      : null,
    mayRunScholarship: !made && known.status === "active" && known.scheduleItem === educationItem,
    accounts: picture.accounts.filter(({ left }) => left > 0),
    spends: page.rows,
    kind: query.filters.kind[0] ?? "",
    pages: pagesOf(query, page, `${csrSpendList.path}/export${url.search}`),
  };
}

function pagesOf<F extends string, S extends string>(
  query: ListQuery<F, S>,
  page: Page<unknown>,
  exportHref: string,
) {
  return {
    search: query.search,
    isNarrowed: query.isNarrowed,
    total: page.total,
    nextHref: page.next && query.toUrl({ cursor: page.next }),
    previousHref: page.previous && query.toUrl({ cursor: page.previous }),
    exportHref,
  };
}
