import { useTranslations } from "use-intl";
import { SearchInput } from "#app/ui/fields/search-input.tsx";
import type { ScholarshipListView } from "../../lists/scholarship-list-view.ts";
import { searchFormId } from "./list-rail.tsx";

/** The form of the list: what is typed, and the order. The filters of the rail belong to it by their `form`. */
export function ListSearch({ view: { options, search, sort } }: { view: ScholarshipListView }) {
  const t = useTranslations("discovery.list");
  return (
    <search className="contents">
      <form
        id={searchFormId}
        className="listing__find"
        method="get"
        action="/scholarships"
        autoComplete="off"
        data-swap="rail found-part fit"
      >
        <label className="vh" htmlFor="q">
          {t("search")}
        </label>
        <SearchInput id="q" name="q" defaultValue={search} placeholder={t("placeholder")} maxLength={100} />
        <label className="vh" htmlFor="sort">
          {t("sort")}
        </label>
        <select id="sort" name="sort" className="select" defaultValue={sort} data-usual="relevance">
          {options.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </form>
    </search>
  );
}
