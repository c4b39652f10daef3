import { expect, test } from "vitest";
import { paletteActions } from "#app/layouts/desk/palette/palette-actions.ts";
import { routeTable } from "#app/route-table.ts";

test("D30: what the palette offers to do leads to a page that this desk may open", () => {
  const astray = Object.entries(paletteActions).flatMap(([room, actions]) =>
    actions
      .filter(({ href, page }) => {
        const path = new URL(href, "http://desk.invalid").pathname;
        const route = routeTable.find((one) => one.path === path);
        const isOpen = route?.access === "everyone" || route?.access.includes(room as never);
        // The admin desk shows it to whoever may open the page it belongs to.
        const hasPage = room !== "admin" || routeTable.some((one) => one.path === page);
        return !(route && isOpen && hasPage);
      })
      .map(({ label }) => `${room}: ${label}`),
  );
  expect(astray).toEqual([]);
});
