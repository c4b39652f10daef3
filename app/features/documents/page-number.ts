/** `?page=2`: which page of a PDF is shown. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
