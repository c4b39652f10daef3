import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PagePictures } from "../components/page-pictures.tsx";
import { documentPath, pagesPath } from "../document-view.ts";
import { pageNumber } from "../page-number.ts";
import { readPages } from "../server/pdf/read-pages.server.ts";
import type { Route } from "./+types/document-pages-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const document = await readPages(await getActor(context), params.id);
  return { ...document, page: pageNumber(url.searchParams) };
}

// A title stays in the browser's history: not the file's name.
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "A document",
    description: "The pages of a document, as pictures.",
    path: "/documents",
    indexed: false,
  });

export default function DocumentPagesPage({ loaderData }: Route.ComponentProps) {
  const { id, name, pages, page } = loaderData;
  return (
    <div className="wrap stack max-w-[56rem] py-6">
      <PageHead
        title={name}
        lead="Shown as pictures: a PDF is never opened as it came. Every reading is recorded."
      />
      <PagePictures
        label={name}
        pages={pages}
        page={page}
        pictureHref={(number) => `${documentPath(id)}?page=${number}`}
        pageHref={(number) => `${pagesPath(id)}?page=${number}`}
      />
    </div>
  );
}
