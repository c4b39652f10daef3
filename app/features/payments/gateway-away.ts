import { isProblem } from "#app/core/requests/errors.ts";

/** The gateway cannot be reached, so nothing was charged: the payer is told so on the page they pay from (T44). */
export function isGatewayAway(error: unknown): boolean {
  return isProblem(error) && error.code === "gateway_away";
}

/** For `.catch()`: the page that is shown next says so itself. */
export function unlessGatewayAway(error: unknown): "away" {
  if (isGatewayAway(error)) return "away";
  throw error;
}
