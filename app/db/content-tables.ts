/**
 * O8: content that few public pages show, and the tables it stands in. When one of these changes, only pages that have
 * read such a table are made anew; every other change of content empties the whole cache. What a page takes from the
 * memory of the process, as the catalogue and the notice, must not be listed here.
 */
export const contentTables: Readonly<Record<string, readonly string[]>> = {
  workshops: ["booking", "workshop_detail"],
  counsellors: ["counsellor", "counsellor_hours", "booking"],
  stories: ["story"],
};
