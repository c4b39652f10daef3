import { button, defineActions, type Press } from "#app/core/forms/actions.server.ts";
import { changeTile } from "./change-tile.server.ts";
import { keepTile } from "./keep-tile.server.ts";
import { figureTileSchema, tileMoveSchema, tileStepSchema, viewTileSchema } from "./tile-forms.ts";

const here = "/settings/dashboard";
const on = (say: string) => (_press: Press) => ({ to: here, say });

/** The buttons of a dashboard of one's own. */
export const dashboardActions = defineActions({
  "add-figures": button({
    schema: figureTileSchema,
    run: ({ actor }, value) => keepTile(actor, value),
    next: on("added"),
  }),
  "add-view": button({
    schema: viewTileSchema,
    run: ({ actor }, value) => keepTile(actor, value),
    next: on("added"),
  }),
  move: button({
    schema: tileMoveSchema,
    run: ({ actor }, { tileId, to }) => changeTile.move(actor, tileId, to),
    next: here,
  }),
  take: button({
    schema: tileStepSchema,
    run: ({ actor }, { tileId }) => changeTile.take(actor, tileId),
    next: on("taken"),
  }),
});
